import { requiredPeers } from 'build-tools/library-manifest';
import { expect, it } from 'vitest';
import { findLibraries, type Library } from './libraries.js';

const libraries = findLibraries();

/** All that npm installs with a library: what it depends on and its required peers, theirs included. */
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
    const isPlugin = (name: string): boolean => /\/plugin-(?!sdk$)/.test(name);
    if (isPlugin(library.name)) expect(names).not.toContain('@oa-profile/profile');
    expect(names.filter(isPlugin), library.name).toEqual([]);
  }
});
