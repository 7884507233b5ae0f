import { join } from 'node:path';
import { formatFiles, generateFiles, installPackagesTask, output, type Tree } from '@nx/devkit';
import { enterIntoPage } from './enter-into-page.js';
import { enterIntoPlatform, refuseTakenSample } from './enter-into-platform.js';
import { pluginNames } from './plugin-names.js';
import { pluginOrigin, type PluginOptions } from './plugin-options.js';
import { sdkRanges } from './sdk-ranges.js';

/**
 * Writes a plugin's package, enters it into the host, and has the reference platform send a sample of its data. What is
 * written is a whole plugin, with its texts, stories and tests; its data and its section are to be replaced by the real
 * ones.
 *
 * @returns what is to be done once the files are there: npm links the package, and the rest is said.
 * @throws Error in one sentence when the options make no plugin, or something of this name is there already.
 */
export async function generatePlugin(tree: Tree, options: PluginOptions): Promise<() => void> {
  const names = pluginNames(options.name);
  const origin = pluginOrigin(options);
  const folder = `libs/plugins/${names.name}`;
  if (tree.exists(folder)) throw new Error(`${folder} is there already.`);
  const comesWithPage = origin.kind === 'account-page';
  if (comesWithPage) refuseTakenSample(tree, names);

  generateFiles(tree, join(import.meta.dirname, 'files'), folder, {
    ...names,
    ...origin,
    ranges: sdkRanges(tree),
  });
  enterIntoPage(tree, names);
  enterIntoPlatform(tree, names, comesWithPage);
  await formatFiles(tree);

  return () => {
    installPackagesTask(tree, true);
    output.note({
      title: `${folder} is on the page of @komorebi: npm start shows it.`,
      bodyLines: [
        `Make it yours: the data (src/data.ts and their sample in tools/platform/src/seeds/komorebi), the section, and`,
        'the texts in six languages. Then npm run record notes what the package exports and weighs.',
        '',
        'docs/adding-a-plugin.md goes through it.',
      ],
    });
  };
}
