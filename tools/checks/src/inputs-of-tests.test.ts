import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readManifest } from 'build-tools/library-manifest';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const folderOf = (name: string): string => join(root, 'node_modules', name);
const isOurs = (name: string): boolean => name.startsWith('@oa-profile/');

const importsIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/ from '([^']+)'/g)].map(([, name = '']) => name);

const platform = readdirSync(join(root, 'tools/platform/src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .flatMap((name) => importsIn(join(root, 'tools/platform/src', name)))
  .filter(isOurs);

/** Plugins of which the platform reads the data alone: what else is in them is no input of its tests. */
const plugins = [...new Set(platform)].flatMap(
  (name) => /^(@oa-profile\/plugin-.+)\/data$/.exec(name)?.[1] ?? [],
);

it('the data of a plugin, which the platform reads, is all in one file', () => {
  expect(plugins.length).toBeGreaterThan(10);
  const local = plugins.flatMap((name) =>
    importsIn(join(folderOf(name), 'src/data.ts')).filter((other) => other.startsWith('.')),
  );
  expect(local).toEqual([]);
});

it('what uses the platform runs again when a library changes that the platform reads', () => {
  const { namedInputs } = JSON.parse(readFileSync(join(root, 'nx.json'), 'utf8')) as {
    namedInputs: { platformLibraries: [string] };
  };
  const needed = new Set<string>();
  const need = (specifier: string): void => {
    const name = specifier.split('/', 2).join('/');
    if (!isOurs(name) || needed.has(name)) return;
    needed.add(name);
    const { dependencies, peerDependencies } = readManifest(folderOf(name));
    Object.keys({ ...dependencies, ...peerDependencies }).forEach(need);
  };
  const ofPlugins = plugins.flatMap((name) => importsIn(join(folderOf(name), 'src/data.ts')));
  [...platform.filter((name) => !name.endsWith('/data')), ...ofPlugins].forEach(need);
  const folders = [...needed].map((name) => relative(join(root, 'libs'), realpathSync(folderOf(name))));
  expect(namedInputs.platformLibraries[0]).toBe(`{workspaceRoot}/libs/{${folders.sort().join()}}/**/*`);
});
