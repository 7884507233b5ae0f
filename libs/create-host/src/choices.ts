import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ourFeatures, withOurFeatures } from './feature-list.js';
import { readManifest, writeManifest } from './manifest.js';
import { ourPlugins, withOurPlugins } from './plugin-list.js';

/** What there is of one kind, and what a host gets of it unless it chooses. */
export interface Choice {
  known: readonly string[];
  usual: readonly string[];
}

/** What can be chosen: plugins and features, by their names. */
export interface Choices {
  plugins: Choice;
  features: Choice;
}

/** What a host has chosen. */
export type Chosen = { readonly [Kind in keyof Choices]: readonly string[] };

const lists = { plugins: 'src/plugins.ts', features: 'src/features.ts' } as const;

const textOf = (folder: string, kind: keyof Choices): string => {
  const path = join(folder, lists[kind]);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

/** What the lists of a template offer. */
export function choicesIn(template: string): Choices {
  const { known, shown } = ourPlugins(textOf(template, 'plugins'));
  const features = ourFeatures(textOf(template, 'features'));
  return { plugins: { known, usual: shown }, features: { known: features, usual: features } };
}

/**
 * Makes sure that there is all of what is chosen.
 *
 * @throws Error in one sentence that says what there is
 */
export function refuseUnknown(kind: keyof Choices, { known }: Choice, chosen: readonly string[]): void {
  const [unknown] = chosen.filter((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Error(`There is no '${unknown}' among the ${kind}, which are ${known.join(', ')}.`);
}

/** Reads names that are separated by commas; `none` is a list without any. */
export const namesIn = (text: string): string[] =>
  text.trim() === 'none' ? [] : [...new Set(text.split(/[\s,]+/).filter(Boolean))];

/** Makes a new host have what is chosen: its lists, and what it installs. */
export function applyChoices(folder: string, { plugins, features }: Chosen): void {
  const before = choicesIn(folder);
  rewrite(folder, 'plugins', (list) => withOurPlugins(list, plugins));
  rewrite(folder, 'features', (list) => withOurFeatures(list, features));
  const manifest = readManifest(folder);
  const { dependencies } = manifest;
  if (!dependencies) return;
  const wanted = packagesOf([...plugins, ...features]);
  const known = packagesOf([...before.plugins.known, ...before.features.known]);
  // All of our packages have one version.
  const version = dependencies['@oa-profile/profile'];
  const entries = Object.entries(dependencies).filter(([name]) => !known.includes(name));
  if (version) for (const name of wanted) entries.push([name, version]);
  entries.sort(([one], [other]) => (one < other ? -1 : 1));
  writeManifest(folder, { ...manifest, dependencies: Object.fromEntries(entries) });
}

const packagesOf = (names: readonly string[]): string[] => names.map((name) => `@oa-profile/plugin-${name}`);

function rewrite(folder: string, kind: keyof Choices, change: (list: string) => string): void {
  const list = textOf(folder, kind);
  if (list) writeFileSync(join(folder, lists[kind]), change(list));
}
