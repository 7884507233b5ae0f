import { join } from 'node:path';
import { formatFiles, generateFiles, installPackagesTask, output, type Tree } from '@nx/devkit';
// By their paths, since Nx runs this before anything is built, and without the condition that leads to sources.
import { featureFiles } from '../../../../libs/create-host/src/feature-files.js';
import { withFeature } from '../../../../libs/create-host/src/feature-list.js';
import { featureNames } from '../../../../libs/create-host/src/feature-names.js';
import { rangesOf } from '../package/ranges-of.js';
import { record } from '../package/record.js';
import { registerPackage } from '../package/register-package.js';

/** Options of the generator, see schema.json. */
export interface FeatureOptions {
  /** Its name, and that of its package and of its view: 'take-a-number'. */
  name: string;
}

const LIST = 'apps/profile-web/src/features.ts';

/** What a new host gets as a folder of its sources. */
const template = join(import.meta.dirname, '../feature-template');

/**
 * Writes a feature's package, and adds it to the host. The result is a complete feature with texts, stories and tests: a
 * small one that has a bit of everything, to be changed into what it should be.
 *
 * @returns a function to call once the files are written: it links the package with npm, and prints the next steps.
 * @throws Error in one sentence if the name is invalid or taken
 */
export async function generateFeature(tree: Tree, { name }: FeatureOptions): Promise<() => void> {
  const names = featureNames(name);
  const folder = `libs/plugins/${name}`;
  const taken = [folder, `libs/profile/src/features/${name}`];
  const other = taken.find((each) => tree.exists(each));
  if (other !== undefined) throw new Error(`${other} already exists: choose another name.`);

  generateFiles(tree, join(import.meta.dirname, 'files'), folder, {
    ...names,
    ranges: rangesOf(tree, 'libs/plugins/sdk'),
  });
  for (const { path, text } of featureFiles(template, names)) tree.write(`${folder}/src/${path}`, text);
  enterIntoList(tree, names);
  registerPackage(tree, `@oa-profile/plugin-${name}`, folder);
  await formatFiles(tree);

  return () => {
    installPackagesTask(tree, true);
    record(tree);
    output.note({
      title: `${folder} is on every page: run npm start to see it, at /@komorebi/${name}.`,
      bodyLines: [
        'Make it yours: what it does, its icon, and the texts in six languages. Then npm run record records again what the',
        'package exports.',
        '',
        'docs/adding-a-feature.md has all steps.',
      ],
    });
  };
}

function enterIntoList(tree: Tree, names: ReturnType<typeof featureNames>): void {
  const list = tree.read(LIST, 'utf8') ?? '';
  try {
    tree.write(LIST, withFeature(list, names, `@oa-profile/plugin-${names.name}`));
  } catch (error) {
    throw new Error(`${LIST} ${(error as Error).message}`, { cause: error });
  }
}
