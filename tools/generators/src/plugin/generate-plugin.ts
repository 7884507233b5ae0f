import { formatFiles, generateFiles, installPackagesTask, output, type Tree } from '@nx/devkit';
import { join } from 'node:path';
import { rangesOf } from '../package/ranges-of.js';
import { record, recordings } from '../package/record.js';
import { enterIntoApiDocument } from './enter-into-api-document.js';
import { enterIntoPage } from './enter-into-page.js';
import { enterIntoPlatform, refuseTakenSample } from './enter-into-platform.js';
import { pluginNames } from './plugin-names.js';
import { pluginOrigin, type PluginOptions } from './plugin-options.js';

/**
 * Writes a plugin's package, adds it to the host, and makes the reference platform send sample data. The result is a
 * complete plugin with texts, stories and tests, whose data and section are placeholders for the real ones.
 *
 * @returns a function to call once the files are written: it links the package with npm, records what others see of it,
 *   and prints the next steps.
 * @throws Error in one sentence if the options are invalid, or the name is taken
 */
export async function generatePlugin(tree: Tree, options: PluginOptions): Promise<() => void> {
  const names = pluginNames(options.name);
  const { name } = names;
  if (tree.exists(`libs/profile/src/features/${name}`))
    throw new Error(`'${name}' is not a valid plugin name: the views of a feature may have it.`);
  const origin = pluginOrigin(options);
  const folder = `libs/plugins/${names.name}`;
  if (tree.exists(folder)) throw new Error(`${folder} already exists.`);
  const comesWithPage = origin.kind === 'account-page';
  if (comesWithPage) refuseTakenSample(tree, names);

  generateFiles(tree, join(import.meta.dirname, 'files'), folder, {
    ...names,
    ...origin,
    ranges: rangesOf(tree, 'libs/plugins/sdk'),
  });
  enterIntoPage(tree, names);
  enterIntoPlatform(tree, names, comesWithPage);
  enterIntoApiDocument(tree, names);
  await formatFiles(tree);

  return () => {
    installPackagesTask(tree, true);
    record(tree);
    output.note({
      title: `${folder} is on the page of @komorebi: run npm start to see it.`,
      bodyLines: [
        `Make it yours: the data (src/data.ts, their sample in tools/platform/src/seeds/komorebi, and their words in`,
        'tools/checks/src/openapi/words), the section, and the texts in six languages. Then these record it again:',
        ...recordings,
        '',
        'docs/adding-a-plugin.md has all steps.',
      ],
    });
  };
}
