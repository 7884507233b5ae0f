import { join } from 'node:path';
import { generateFiles, type Tree } from '@nx/devkit';
import type { PluginNames } from './plugin-names.js';

const SEEDS = 'tools/platform/src/seeds/komorebi';
const ACCOUNT = `${SEEDS}/komorebi.ts`;

/**
 * Makes sure that the sample has a file and a variable of its own on the reference platform.
 *
 * @throws Error in one sentence when the platform has either of that name already.
 */
export function refuseTakenSample(tree: Tree, { name, camel }: PluginNames): void {
  const file = `${SEEDS}/${name}.ts`;
  if (tree.exists(file)) throw new Error(`${file} is there already: choose another name.`);
  if (variablesOf(tree.read(ACCOUNT, 'utf8') ?? '').has(camel))
    throw new Error(`${ACCOUNT} has a ${camel} already: choose another name.`);
}

/** What a module imports by name, and what it defines. */
function variablesOf(code: string): Set<string> {
  const imports = [...code.matchAll(/^import (?:type )?\{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map((each) => each.replace(/^.* as /s, '').trim()),
  );
  const constants = [...code.matchAll(/^(?:export )?const (\w+)/gm)].map(([, name = '']) => name);
  return new Set([...imports, ...constants]);
}

/**
 * Puts the section onto the page of the reference platform's account that has everything: a sample of its data where
 * they come with the page. What has an endpoint of its own is answered from there.
 *
 * @throws Error when the account no longer looks as it did.
 */
export function enterIntoPlatform(tree: Tree, names: PluginNames, comesWithPage: boolean): void {
  const { name, camel } = names;
  let account = tree.read(ACCOUNT, 'utf8') ?? '';
  account = added(account, /^( {2}sections: \[\n[^\]]*)( {2}\],\n)/m, `    '${name}',\n`);
  if (comesWithPage) {
    generateFiles(tree, join(import.meta.dirname, 'sample'), SEEDS, { ...names });
    account = added(account, /^( {2}page: pageOf\(\{\n[^}]*)( {2}\}\),\n)/m, `    ${camel},\n`);
    account = added(account, /^([^]*^import [^;]*;\n)()/m, `import { ${camel} } from './${name}.js';\n`);
  }
  tree.write(ACCOUNT, account);
}

/** The text with a line more, between the two groups of a pattern. */
function added(text: string, place: RegExp, line: string): string {
  const changed = text.replace(place, (_, before: string, after: string) => `${before}${line}${after}`);
  if (changed === text) throw new Error(`${ACCOUNT} has no place for the line ${line.trim()}`);
  return changed;
}
