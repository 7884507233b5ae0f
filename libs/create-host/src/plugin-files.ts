import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PluginNames, TEMPLATE_NAMES } from './plugin-names.js';

/** A file of a plugin, by its place in the plugin's folder. */
export interface PluginFile {
  path: string;
  text: string;
}

/**
 * A plugin's files, made of a template that is called `my-thing`.
 *
 * @param template its folder
 */
export const pluginFiles = (template: string, names: PluginNames): PluginFile[] =>
  readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return {
        // As in templates of hosts: a package has no tests of others.
        path: renamed(path.slice(template.length + 1), names).replace(/_$/, ''),
        text: renamed(readFileSync(path, 'utf8'), names),
      };
    });

const renamed = (text: string, names: PluginNames): string =>
  (Object.keys(TEMPLATE_NAMES) as (keyof PluginNames)[]).reduce(
    (before, spelling) => before.replaceAll(TEMPLATE_NAMES[spelling], names[spelling]),
    text,
  );
