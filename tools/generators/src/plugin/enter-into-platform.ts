import { join } from 'node:path';
import { generateFiles, type Tree } from '@nx/devkit';
import type { PluginNames } from '../../../../libs/create-host/src/plugin-names.js';

const SEEDS = 'tools/platform/src/seeds/komorebi';
const ACCOUNT = `${SEEDS}/komorebi.ts`;

/**
 * Makes sure that the sample's file and variable do not exist on the reference platform yet.
 *
 * @throws Error in one sentence if either exists
 */
export function refuseTakenSample(tree: Tree, { name, camel }: PluginNames): void {
  const file = `${SEEDS}/${name}.ts`;
  if (tree.exists(file)) throw new Error(`${file} already exists: choose another name.`);
  if (variablesOf(tree.read(ACCOUNT, 'utf8') ?? '').has(camel))
    throw new Error(`${ACCOUNT} already has a ${camel}: choose another name.`);
}

/** The names that a module imports or defines. */
function variablesOf(code: string): Set<string> {
  const imports = [...code.matchAll(/^import (?:type )?\{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map((each) => each.replace(/^.* as /s, '').trim()),
  );
  const constants = [...code.matchAll(/^(?:export )?const (\w+)/gm)].map(([, name = '']) => name);
  return new Set([...imports, ...constants]);
}

/**
 * Adds the section to the page of the reference platform's account that has everything, with sample data if they come
 * with the page. Data with their own endpoint are answered there.
 *
 * @throws Error if the account no longer has the expected form
 */
export function enterIntoPlatform(tree: Tree, names: PluginNames, comesWithPage: boolean): void {
  const { name, camel } = names;
  let account = tree.read(ACCOUNT, 'utf8') ?? '';
  account = added(account, /^( {2}sections: \[\n[^\]]*)( {2}\],\n)/m, `    '${name}',\n`);
  if (comesWithPage) {
    generateFiles(tree, join(import.meta.dirname, 'sample'), SEEDS, { ...names });
    account = added(account, /^( {2}page: pageOf\(\{\n[^}]*)( {2}\}\),\n)/m, `    ${camel},\n`);
    account = added(
      account,
      /(?<![^])([^]*^import [^;]*;\n)()/m,
      `import { ${camel} } from './${name}.js';\n`,
    );
  }
  tree.write(ACCOUNT, account);
}

/** The text with a line added between the two groups of a pattern. */
function added(text: string, place: RegExp, line: string): string {
  const changed = text.replace(place, (_, before: string, after: string) => `${before}${line}${after}`);
  if (changed === text) throw new Error(`${ACCOUNT} has no place for the line ${line.trim()}`);
  return changed;
}
