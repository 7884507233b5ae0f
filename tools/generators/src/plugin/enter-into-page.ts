import type { Tree } from '@nx/devkit';
// By their paths, since Nx runs this before anything is built, and without the condition that leads to sources.
import { withLeftOut, withPlugin } from '../../../../libs/create-host/src/plugin-list.js';
import type { PluginNames } from '../../../../libs/create-host/src/plugin-names.js';
import { registerPackage } from '../package/register-package.js';

const LIST = 'apps/profile-web/src/plugins.ts';
const LIST_OF_NEW_HOSTS = 'tools/generators/src/host-template/src/plugins.ts';

/**
 * Registers a plugin: in the host's list, in that of new hosts, which leave it out, in the host's dependencies, and in the
 * type check's project references.
 *
 * @throws Error in one sentence if a list no longer has the expected form
 */
export function enterIntoPage(tree: Tree, names: PluginNames): void {
  const { name } = names;
  change(tree, LIST, (list) => withPlugin(list, names, `@oa-profile/plugin-${name}`));
  change(tree, LIST_OF_NEW_HOSTS, (list) => withLeftOut(list, name));
  registerPackage(tree, `@oa-profile/plugin-${name}`, `libs/plugins/${name}`);
}

function change(tree: Tree, path: string, changed: (list: string) => string): void {
  try {
    tree.write(path, changed(tree.read(path, 'utf8') ?? ''));
  } catch (error) {
    throw new Error(`${path} ${(error as Error).message}`, { cause: error });
  }
}
