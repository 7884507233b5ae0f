import type { Tree } from '@nx/devkit';
import { registerPackage } from '../package/register-package.js';
import type { PluginNames } from './plugin-names.js';

const LIST = 'apps/profile-web/src/plugins.ts';
const LIST_OF_NEW_HOSTS = 'tools/generators/src/host-template/src/plugins.ts';

/**
 * Registers a plugin: in the host's list, in that of new hosts, which leave it out, in the host's dependencies, and in the
 * type check's project references.
 *
 * @throws Error if a list no longer has the expected form
 */
export function enterIntoPage(tree: Tree, { name, camel }: PluginNames): void {
  const loader = `() => import('@oa-profile/plugin-${name}').then(({ ${camel}Plugin }) => ${camel}Plugin)`;
  addEntry(tree, LIST, `  '${name}': ${loader},`);
  addEntry(tree, LIST_OF_NEW_HOSTS, `  '${name}': null,`);
  registerPackage(tree, `@oa-profile/plugin-${name}`, `libs/plugins/${name}`);
}

/** Appends a line to a list of plugins. */
function addEntry(tree: Tree, path: string, entry: string): void {
  const list = tree.read(path, 'utf8') ?? '';
  const changed = list.replace(/^(export const plugins\b[^]*?\n)(};\n)/m, `$1${entry}\n$2`);
  if (changed === list) throw new Error(`${path} has no 'export const plugins = { … };' to add a line to.`);
  tree.write(path, changed);
}
