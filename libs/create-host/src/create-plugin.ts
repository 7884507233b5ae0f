import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { here } from './here.js';
import { readManifest, writeManifest } from './manifest.js';
import { pluginFiles } from './plugin-files.js';
import { hasPlugin, leftOutOf, withPlugin } from './plugin-list.js';
import { pluginNames } from './plugin-names.js';

const LIST = 'src/plugins.ts';

/** Options of {@link createPlugin}. */
export interface CreatePluginOptions {
  /** What the plugin is called: in its address, its folder and its code. */
  name: string;
  /**
   * The host's folder.
   *
   * @default the working folder
   */
  folder?: string;
  /**
   * Folder with a plugin that is called `my-thing`; the names of tests end with `_` there.
   *
   * @default the one that comes with this package
   */
  template?: string;
}

/**
 * Writes a plugin into a host, as a folder of its sources, and adds it to the host's list: a small one that has a bit of
 * everything, to be changed into what it should be.
 *
 * @returns the paths of what was written or changed, from the host's folder
 * @throws Error in one sentence if the folder has no host, or the name is not free
 */
export function createPlugin({
  name,
  folder = '.',
  template = join(here(), 'plugin'),
}: CreatePluginOptions): string[] {
  const names = pluginNames(name);
  const path = join(folder, LIST);
  if (!existsSync(path))
    throw new Error(`${folder} has no ${LIST}: call it in the folder of a host, which lists plugins there.`);
  const place = `src/${name}`;
  if (existsSync(join(folder, place))) throw new Error(`${place} already exists: choose another name.`);
  const list = readFileSync(path, 'utf8');
  if (leftOutOf(list).includes(name))
    throw new Error(`${LIST} leaves '${name}' out on purpose: choose another name.`);
  if (hasPlugin(list, names)) throw new Error(`${LIST} has a '${name}': choose another name.`);
  let changed: string;
  try {
    changed = withPlugin(list, names, `./${name}/${name}-plugin.js`);
  } catch (error) {
    throw new Error(`${LIST} ${(error as Error).message}`, { cause: error });
  }

  const files = pluginFiles(template, names);
  for (const { path: inside, text } of files) {
    const file = join(folder, place, inside);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  writeFileSync(path, changed);
  sayWhenNeeded(folder, name);
  return [...files.map((file) => `${place}/${file.path}`), LIST, 'package.json'];
}

/** Says in the host's package.json when a page needs what of the plugin: the words of its link at once, its view later. */
function sayWhenNeeded(folder: string, name: string): void {
  const manifest = readManifest(folder);
  const { firstTexts = [], views = {}, ...others } = manifest.pageFiles ?? {};
  writeManifest(folder, {
    ...manifest,
    pageFiles: {
      ...others,
      firstTexts: [...firstTexts, `src/${name}/locales/*`],
      views: { ...views, [name]: [`src/${name}/late-${name}.ts`] },
    },
  });
}
