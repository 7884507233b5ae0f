import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The folder of what hosts choose, with a package for each, and their kit. */
const FOLDER = 'libs/plugins';

/** The plugins that hosts choose, as there are folders for them. */
const folders = readdirSync(join(root, FOLDER)).filter(
  (name) => name !== 'sdk' && existsSync(join(root, FOLDER, name, 'package.json')),
);

/**
 * The words by which others would know some of them, besides those of {@link wordsOf}. The type of a section is none: the API
 * has it, too.
 */
const own: Readonly<Record<string, RegExp>> = {
  // A highlight may be of the kind 'place'. Whoever asks for a view by name gets nothing from a site without it.
  place:
    /(?<!kind: |kind === |found\(|Highlight<|ViewHref\(page, |viewHref\?\.\()'place'|\b[mM]apTiles\b|\b[nN]earbyPlaces?\b|\bdirections\b/g,
  // What the account is said to be able to do is the API's word, and any plugin may have free times.
  reservation:
    /(?<!features\.includes\(')\b\w*[rR]eservation\w*|\bloadFreeTimes\b|\bTableChoice\b|'reserve\.\w+'/g,
  search: /'search'|\bisWorthSearching\b/g,
  'last-visit': /\blastVisit\w*|\btellSinceLastVisit\b/g,
};

/** Files that name plugins on purpose. */
const exempt = [
  // The host's list.
  /^apps\/profile-web\/src\/plugins\.ts$/,
  // What the APIs have, whether a page shows it or not.
  /^libs\/api-[^/]+\//,
  // What shows or tests whole pages, and words that visitors read or type.
  /\.(?:test|stories)\.|\/(?:testing|stories|calendar|one-truth|locales)\/|\/typed-words\.ts$/,
];

/** What names a plugin: its package, and what that exports. */
const wordsOf = (name: string): RegExp => {
  const camel = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return new RegExp(`@oa-profile/plugin-${name}\\b|\\b${camel}(?:Plugin|Section|Texts)\\b`, 'g');
};

/** Places outside of a plugin that know it by name: file, and the words there. Comments do not count. */
export function placesThatNamePlugins(): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  const files = ['libs', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  for (const file of files.sort()) {
    if (!/\/src\/.*\.tsx?$/.test(file) || /\/(?:node_modules|dist|\.tsc)\//.test(file)) continue;
    if (exempt.some((pattern) => pattern.test(file))) continue;
    const code = readFileSync(join(root, file), 'utf8').replace(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
    const words = folders.flatMap((name) => {
      if (file.startsWith(`${FOLDER}/${name}/`)) return [];
      return [...(code.match(wordsOf(name)) ?? []), ...(code.match(own[name] ?? /(?!)/) ?? [])];
    });
    if (words.length > 0) found[file] = [...new Set(words)].sort();
  }
  return found;
}
