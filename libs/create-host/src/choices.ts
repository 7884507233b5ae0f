import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest, writeManifest } from './manifest.js';
import { ourPlugins, withOurPlugins } from './plugin-list.js';

/** What can be chosen: our plugins by their names, and those that a host gets unless it chooses. */
export interface Choice {
  known: readonly string[];
  usual: readonly string[];
}

const LIST = 'src/plugins.ts';

const listIn = (folder: string): string => {
  const path = join(folder, LIST);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

/** What the list of a template offers. */
export function choiceIn(template: string): Choice {
  const { known, shown } = ourPlugins(listIn(template));
  return { known, usual: shown };
}

/**
 * Makes sure that there is all of what is chosen.
 *
 * @throws Error in one sentence that says what there is
 */
export function refuseUnknown({ known }: Choice, chosen: readonly string[]): void {
  const [unknown] = chosen.filter((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Error(`There is no '${unknown}' among the plugins, which are ${known.join(', ')}.`);
}

/** Reads names that are separated by commas; `none` is a list without any. */
export const namesIn = (text: string): string[] =>
  text.trim() === 'none' ? [] : [...new Set(text.split(/[\s,]+/).filter(Boolean))];

/** Makes a new host have what is chosen: its list, and what it installs. */
export function applyChoice(folder: string, plugins: readonly string[]): void {
  const { known } = choiceIn(folder);
  const list = listIn(folder);
  if (list) writeFileSync(join(folder, LIST), withOurPlugins(list, plugins));
  const manifest = readManifest(folder);
  const { dependencies } = manifest;
  if (!dependencies) return;
  const ours = known.map(packageOf);
  // All of our packages have one version.
  const version = dependencies['@oa-profile/profile'];
  const entries = Object.entries(dependencies).filter(([name]) => !ours.includes(name));
  if (version) for (const name of plugins) entries.push([packageOf(name), version]);
  entries.sort(([one], [other]) => (one < other ? -1 : 1));
  writeManifest(folder, { ...manifest, dependencies: Object.fromEntries(entries) });
}

const packageOf = (name: string): string => `@oa-profile/plugin-${name}`;
