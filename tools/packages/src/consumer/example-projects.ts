import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { workspace } from '../libraries.js';

/** The parts of a project's package.json that are used here. */
export interface ProjectManifest {
  name: string;
  scripts: Readonly<Record<string, string>>;
  dependencies: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
}

/** A project in `examples`, or beside a copy of those. */
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

/** The projects in a folder, by name. */
export function projectsIn(root: string = join(workspace, 'examples')): ExampleProject[] {
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
 * Puts copies of the projects in `examples` into a folder.
 *
 * @param platformUrl replaces the address of the APIs in them
 */
export function addExampleProjects(to: string, platformUrl: string): void {
  for (const project of projectsIn()) {
    const copy = join(to, project.name);
    cpSync(project.folder, copy, { recursive: true, filter: (path) => !made.includes(basename(path)) });
    for (const file of projectFiles({ folder: copy })) {
      const path = join(copy, file);
      const text = readFileSync(path, 'utf8');
      if (text.includes(platformOfStart)) writeFileSync(path, text.replaceAll(platformOfStart, platformUrl));
    }
  }
}
