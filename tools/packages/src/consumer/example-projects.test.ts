import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { satisfies } from 'semver';
import { describe, expect, it } from 'vitest';
import { requiredPeers } from 'build-tools/library-manifest';
import { findLibraries, workspace } from '../libraries.js';
import { importedPackages } from '../package-problems.js';
import { projectsIn, projectFiles } from './example-projects.js';
import { readLockFile } from './lock-outside-versions.js';

const libraries = findLibraries();
const { packages } = readLockFile(workspace);

/** Our libraries that have to be installed with the given ones. */
function installedWith(names: readonly string[], seen = new Set<string>()): Set<string> {
  for (const name of names) {
    const library = libraries.find((each) => each.name === name);
    if (!library || seen.has(name)) continue;
    seen.add(name);
    installedWith(
      [...Object.keys(library.manifest.dependencies ?? {}), ...requiredPeers(library.manifest)],
      seen,
    );
  }
  return seen;
}

/** The tarballs that a document's command installs, by their libraries' short names. */
function listedTarballs(file: string): string[] | undefined {
  const [, listed] = /oa-profile-\{([^}]+)\}-\*\.tgz/.exec(readFileSync(file, 'utf8')) ?? [];
  return listed?.split(',');
}

const neededTarballs = (names: readonly string[]): string[] =>
  [...installedWith(names)].map((name) => name.replace('@oa-profile/', '')).toSorted();

it.each(['README.md', 'libs/api-client/README.md'])(
  '%s installs every tarball that api-client needs',
  (file) => {
    expect(listedTarballs(join(workspace, file))).toEqual(neededTarballs(['@oa-profile/api-client']));
  },
);

it('there is an example for a backend, a plain page, a framework, a script, a plugin, a bundler and tests', () => {
  expect(projectsIn().map(({ name }) => name)).toEqual([
    'backend',
    'import-map',
    'jest',
    'next',
    'node',
    'take-a-number',
    'vite',
    'vitest',
  ]);
});

describe.each(projectsIn())('the example $name', (project) => {
  const { folder, manifest } = project;
  const asked = { ...manifest.dependencies, ...manifest.devDependencies };
  const ours = Object.keys(asked).filter((name) => name.startsWith('@oa-profile/'));
  const text = (file: string): string => readFileSync(join(folder, file), 'utf8');

  it('an example names every package that it imports', () => {
    const code = projectFiles(project).filter((file) => /\.(js|ts|tsx)$/.test(file));
    const imported = new Set(code.flatMap((file) => importedPackages(text(file))));
    expect(imported.size).toBeGreaterThan(0);
    expect([...imported].filter((name) => !(name in asked) && !isBuiltin(name))).toEqual([]);
  });

  it('an example requires the current versions of our libraries, and exactly the tested versions of others', () => {
    for (const name of ours) {
      const version = libraries.find((each) => each.name === name)?.manifest.version ?? '';
      expect(satisfies(version, asked[name] ?? ''), `${name} ${version}`).toBe(true);
    }
    for (const [name, version] of Object.entries(asked)) {
      if (ours.includes(name)) continue;
      const here = packages[`node_modules/${name}`]?.version;
      // Not used in this workspace: only the example tests it.
      if (here === undefined) expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
      else expect(version, name).toBe(here);
    }
  });

  it('an example says in its README which tarballs to install', () => {
    expect(listedTarballs(join(folder, 'README.md'))).toEqual(neededTarballs(ours));
  });

  it('an example has a test of its own, which its users run, too', () => {
    expect(manifest.scripts['test']).toBeTruthy();
  });

  it('an example has no lock file, which would name a registry', () => {
    expect(projectFiles(project).filter((file) => /lock/.test(file))).toEqual([]);
    for (const file of projectFiles(project)) expect(text(file)).not.toMatch(/registry=|"resolved"/);
  });
});
