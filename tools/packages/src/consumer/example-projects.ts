import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { workspace } from '../libraries.js';

/** What is read of the package.json of a project. */
export interface ProjectManifest {
  name: string;
  dependencies: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
}

/** A project in `examples`. */
export interface ExampleProject {
  /** As its folder. */
  name: string;
  folder: string;
  manifest: ProjectManifest;
}

/** Where the examples look for the APIs: the reference platform of `npm start`. */
const platformOfStart = 'http://localhost:4100';

/** What is not part of a project, but made by using it. */
const made = ['node_modules', 'dist', '.next', 'next-env.d.ts', 'package-lock.json'];

/** The projects in `examples`, by name. */
export function exampleProjects(root: string = join(workspace, 'examples')): ExampleProject[] {
  return readdirSync(root)
    .filter((name) => statSync(join(root, name)).isDirectory())
    .map((name) => {
      const folder = join(root, name);
      const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as ProjectManifest;
      return { name, folder, manifest };
    });
}

/** The files of a project as they are committed, from its folder on. */
export function projectFiles({ folder }: Pick<ExampleProject, 'folder'>): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .filter((path) => !path.split(/[/\\]/).some((part) => made.includes(part)));
}

/**
 * Puts copies of the projects in `examples` below another project, as workspaces of npm's: one installation serves all, and
 * what each asks for is held as if it stood alone. Must come before the installation.
 *
 * @param platformUrl takes the place of the address that they look for the APIs at
 * @returns what they ask for besides our libraries
 */
export function addExampleProjects(folder: string, platformUrl: string): string[] {
  const projects = exampleProjects();
  for (const project of projects) {
    const copy = join(folder, 'projects', project.name);
    cpSync(project.folder, copy, { recursive: true, filter: (path) => !made.includes(basename(path)) });
    for (const file of projectFiles({ folder: copy })) {
      const path = join(copy, file);
      const text = readFileSync(path, 'utf8');
      if (text.includes(platformOfStart)) writeFileSync(path, text.replaceAll(platformOfStart, platformUrl));
    }
  }
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as object;
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify({ ...manifest, workspaces: ['projects/*'] }, null, 2)}\n`,
  );
  const asked = projects.flatMap(({ manifest: { dependencies, devDependencies } }) =>
    Object.keys({ ...dependencies, ...devDependencies }),
  );
  return [...new Set(asked)].filter((name) => !name.startsWith('@oa-profile/'));
}
