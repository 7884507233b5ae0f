import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findLibraries, workspace } from '../libraries.js';

const libraries = new Map(findLibraries().map(({ name, manifest }) => [name, manifest]));

/** What hosts choose, besides what the template has. */
const plugins = [...libraries.keys()].filter((name) => /plugin-(?!sdk$)/.test(name));

it('a new host names each package of ours that one of its packages needs: one that a manager adds by itself stays behind', () => {
  const template = join(workspace, 'tools/generators/src/host-template/package.json_');
  const { dependencies, devDependencies } = JSON.parse(readFileSync(template, 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    object
  >;
  const named = [...Object.keys({ ...dependencies, ...devDependencies }), ...plugins];
  const needed = named.flatMap((name) => {
    const library = libraries.get(name);
    return Object.keys({ ...library?.dependencies, ...library?.peerDependencies });
  });
  const ours = [...new Set(needed)].filter((name) => libraries.has(name));
  expect(ours).toContain('@oa-profile/errors');
  expect(ours.filter((name) => !named.includes(name)).sort()).toEqual([]);
});
