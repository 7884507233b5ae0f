import { updateJson, type Tree } from '@nx/devkit';
import type { PluginNames } from './plugin-names.js';

interface Manifest {
  dependencies: Record<string, string>;
}

const HOST = 'apps/profile-web';
const LIST = `${HOST}/src/plugins.ts`;

/**
 * Registers a plugin: in the host's list, in the host's dependencies, and in the type check's project references.
 *
 * @throws Error if the list no longer has the expected form
 */
export function enterIntoPage(tree: Tree, names: PluginNames): void {
  const { name } = names;
  tree.write(LIST, withEntry(tree.read(LIST, 'utf8') ?? '', names));
  updateJson<Manifest>(tree, `${HOST}/package.json`, (manifest) => ({
    ...manifest,
    dependencies: inOrder({ ...manifest.dependencies, [`@oa-profile/plugin-${name}`]: '*' }),
  }));
  addReference(tree, `${HOST}/tsconfig.json`, `../../libs/plugins/${name}`);
  addReference(tree, 'tsconfig.json', `./libs/plugins/${name}`);
}

/** The list with the plugin appended. */
function withEntry(list: string, { name, camel }: PluginNames): string {
  const entry = `  '${name}': () => import('@oa-profile/plugin-${name}').then(({ ${camel}Plugin }) => ${camel}Plugin),`;
  const changed = list.replace(/^(export const plugins\b[^]*?\n)(};\n)/m, `$1${entry}\n$2`);
  if (changed === list) throw new Error(`${LIST} has no 'export const plugins = { … };' to add a line to.`);
  return changed;
}

const inOrder = (entries: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(entries).sort(([one], [other]) => (one < other ? -1 : 1)));

interface TypeScriptConfig {
  references: { path: string }[];
}

/** Adds a project reference to a tsconfig.json. */
function addReference(tree: Tree, file: string, path: string): void {
  updateJson<TypeScriptConfig>(tree, file, (config) => ({
    ...config,
    references: [...config.references, { path }],
  }));
}
