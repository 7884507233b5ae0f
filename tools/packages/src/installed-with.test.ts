import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest, requiredPeers } from 'build-tools/library-manifest';
import { expect, it } from 'vitest';
import { findLibraries, workspace, type Library } from './libraries.js';

const libraries = findLibraries();

/** All that npm installs with a library: its dependencies and required peer dependencies, transitively. */
function installedWith({ manifest }: Library, seen = new Set<string>()): Set<string> {
  for (const name of [...Object.keys(manifest.dependencies ?? {}), ...requiredPeers(manifest)]) {
    if (seen.has(name)) continue;
    seen.add(name);
    const library = libraries.find((each) => each.name === name);
    if (library) installedWith(library, seen);
  }
  return seen;
}

it.each(libraries.map((library) => [library.name, library] as const))(
  '%s is installed without the SDK of the messaging app',
  (_, library) => {
    expect(installedWith(library)).not.toContain('@line/liff');
  },
);

it('a plugin is installed without the page, and the page without any plugin', () => {
  for (const library of libraries) {
    const names = [...installedWith(library)];
    const isPlugin = (name: string): boolean => /^@oa-profile\/plugin-(?!sdk$)/.test(name);
    if (isPlugin(library.name)) expect(names).not.toContain('@oa-profile/profile');
    expect(names.filter(isPlugin), library.name).toEqual([]);
  }
});

it('a project of this workspace takes any version of our packages, so that a release does not have to change it', () => {
  const folders = ['apps', 'tools'].flatMap((parent) =>
    readdirSync(join(workspace, parent)).map((name) => join(workspace, parent, name)),
  );
  const ours = folders
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .flatMap((folder) => Object.entries(readManifest(folder).dependencies ?? {}))
    .filter(([name]) => name.startsWith('@oa-profile/'));
  expect(ours.length).toBeGreaterThan(0);
  expect(ours.filter(([, range]) => range !== '*')).toEqual([]);
});

/** What npm installs with a library, itself included: number of packages, and kilobytes of third-party ones. */
function footprint(name: string): { names: Set<string>; packages: number; kilobytes: number } {
  const library = libraries.find((each) => each.name === name);
  if (!library) throw new Error(`There is no ${name}`);
  const ours = installedWith(library);
  const others = withTheirs([...ours].filter((each) => !each.startsWith('@oa-profile/')));
  const bytes = [...others].reduce((sum, each) => sum + bytesOf(join(workspace, 'node_modules', each)), 0);
  const names = new Set([name, ...ours, ...others]);
  return { names, packages: names.size, kilobytes: Math.round(bytes / 1000) };
}

it.each(['@oa-profile/api-client', '@oa-profile/keep-client'])(
  '%s is installed without what only pages need, in at most 35 packages and six megabytes',
  (name) => {
    const { names, packages, kilobytes } = footprint(name);
    expect([...names]).toContain('axios');
    for (const page of ['react', 'react-dom', 'i18next', 'react-i18next', '@sentry/browser'])
      expect([...names]).not.toContain(page);
    expect(packages).toBeLessThanOrEqual(35);
    expect(kilobytes).toBeLessThan(6000);
  },
);

it('a coupon is installed with React, in at most 50 packages and 16 megabytes, and without the page or the app', () => {
  const { names, packages, kilobytes } = footprint('@oa-profile/plugin-coupon');
  expect([...names]).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'i18next', '@oa-profile/plugin-sdk']),
  );
  const absent = ['@line/liff', '@reduxjs/toolkit', 'leaflet', 'storybook', '@sentry/browser'];
  expect(absent.filter((each) => names.has(each))).toEqual([]);
  expect(packages).toBeLessThanOrEqual(50);
  expect(kilobytes).toBeLessThan(16_000);
});

/** Third-party packages with their dependencies, as installed here. */
function withTheirs(names: readonly string[], seen = new Set<string>()): Set<string> {
  for (const name of names) {
    if (seen.has(name)) continue;
    seen.add(name);
    const manifest = readManifest(join(workspace, 'node_modules', name));
    withTheirs(Object.keys(manifest.dependencies ?? {}), seen);
  }
  return seen;
}

const bytesOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
