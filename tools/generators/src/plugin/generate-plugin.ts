import { execSync } from 'node:child_process';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { formatFiles, generateFiles, installPackagesTask, output, type Tree } from '@nx/devkit';
// By their paths, since Nx runs this before anything is built, and without the condition that leads to sources.
import { pluginFiles } from '../../../../libs/create-host/src/plugin-files.js';
import { withLeftOut, withPlugin } from '../../../../libs/create-host/src/plugin-list.js';
import { pluginNames, type PluginNames } from '../../../../libs/create-host/src/plugin-names.js';
import { rangesOf } from '../package/ranges-of.js';
import { registerPackage } from '../package/register-package.js';
import { enterIntoApiDocument } from './enter-into-api-document.js';
import { enterIntoPlatform, refuseTakenSample } from './enter-into-platform.js';
import { sectionOrigin, type PluginOptions } from './plugin-options.js';

/** What the package is about, in its package.json. */
const about = {
  section: 'What an account wants its visitors to know.',
  view: 'A message to an account, which the device keeps until it is sent.',
};

/** What a new host gets as a folder of its sources. */
const viewTemplate = join(import.meta.dirname, '../plugin-template');

/**
 * Writes a plugin's package, and adds it to the host. The result is a complete plugin with texts, stories and tests, whose
 * section, or whose view, is to be changed into what it should be. The reference platform sends sample data for a section.
 *
 * @returns a function to call once the files are written: it links the package with npm, records what others see of it,
 *   and prints the next steps.
 * @throws Error in one sentence if the options are invalid, or the name is taken
 */
export async function generatePlugin(tree: Tree, options: PluginOptions): Promise<() => void> {
  const { has = 'section' } = options;
  const names = pluginNames(options.name);
  const folder = `libs/plugins/${names.name}`;
  if (tree.exists(folder)) throw new Error(`${folder} already exists: choose another name.`);
  const variables = { ...names, has, about: about[has], ranges: rangesOf(tree, 'libs/plugins/sdk') };
  const write = (files: string, others = {}): void =>
    generateFiles(tree, join(import.meta.dirname, files), folder, { ...variables, ...others });

  const steps =
    has === 'section' ? addSection(tree, names, options, write) : addView(tree, names, options, write);
  write('common-files');
  enterIntoPage(tree, names);
  await formatFiles(tree);

  return () => {
    installPackagesTask(tree, true);
    execSync('npm run record', { cwd: tree.root, stdio: 'inherit' });
    output.note({
      title: `${folder} is on the page of @komorebi: run npm start to see it.`,
      bodyLines: [...steps, '', 'docs/adding-a-plugin.md has all steps.'],
    });
  };
}

/** Writes the files from a folder of this one. */
type Write = (files: string, variables?: object) => void;

function addSection(tree: Tree, names: PluginNames, options: PluginOptions, write: Write): readonly string[] {
  refuseReserved(names);
  const origin = sectionOrigin(options);
  const comesWithPage = origin.kind === 'account-page';
  if (comesWithPage) refuseTakenSample(tree, names);
  write('section-files', origin);
  enterIntoPlatform(tree, names, comesWithPage);
  enterIntoApiDocument(tree, names, origin.kind);
  return [
    'Make it yours: the data (src/data.ts, their sample in tools/platform/src/seeds/accounts/komorebi.json, and the schema in',
    'libs/api-client/openapi.yaml), the section, and the texts in six languages. Then npm run record records again',
    'what the package exports.',
  ];
}

function addView(
  tree: Tree,
  names: PluginNames,
  { source, type }: PluginOptions,
  write: Write,
): readonly string[] {
  if (source ?? type) throw new Error('Only a section has a --source and a --type.');
  write('view-files');
  for (const { path, text } of pluginFiles(viewTemplate, names))
    tree.write(`libs/plugins/${names.name}/src/${path}`, text);
  return [
    `Its view is at /@komorebi/${names.name}. Make it yours: what it does, its icon, and the texts in six languages.`,
    'Then npm run record records again what the package exports.',
  ];
}

const LIST = 'apps/profile-web/src/plugins.ts';
const LIST_OF_NEW_HOSTS = 'tools/generators/src/host-template/src/plugins.ts';

/**
 * Registers a plugin: in the host's list, in that of new hosts, which leave it out, in the host's dependencies, and in the
 * type check's project references.
 *
 * @throws Error in one sentence if a list no longer has the expected form
 */
function enterIntoPage(tree: Tree, names: PluginNames): void {
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

/**
 * Makes sure that code can have a variable of a plugin's name.
 *
 * @throws Error in one sentence if it cannot: `await` is reserved in modules only, `let` in strict mode only
 */
function refuseReserved({ name, camel }: PluginNames): void {
  try {
    new Script(`async () => { 'use strict'; const ${camel} = 0; }`);
  } catch {
    throw new Error(
      `'${name}' is not a valid name of a section: it is a reserved word, and code needs a variable of that name.`,
    );
  }
}
