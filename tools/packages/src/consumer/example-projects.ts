import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { workspace } from '../libraries.js';

/** The parts of a project's package.json that are used here. */
export interface ProjectManifest {
  name: string;
  dependencies: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
}

/** A project in `examples`. */
export interface ExampleProject {
  /** Name of its folder. */
  name: string;
  folder: string;
  manifest: ProjectManifest;
}

/** API address in the examples: the reference platform of `npm start`. */
const platformOfStart = 'http://localhost:4100';

/** Generated files, which are not part of a project. */
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

/** The committed files of a project, relative to its folder. */
export function projectFiles({ folder }: Pick<ExampleProject, 'folder'>): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .filter((path) => !path.split(/[/\\]/).some((part) => made.includes(part)));
}

/**
 * Puts copies of the projects in `examples` below another project, as npm workspaces: one installation serves all, and
 * each still gets what it requires. Must be called before the installation.
 *
 * @param platformUrl replaces the address of the APIs in them
 * @returns the third-party packages that they require
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
