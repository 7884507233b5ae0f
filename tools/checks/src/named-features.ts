import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The folder of what hosts choose, with a package for each, and their kit. */
const FOLDER = 'libs/plugins';

/** Those features, by the folder of each: the words by which others would know it. */
const features: Readonly<Record<string, RegExp>> = {
  // A highlight may be of the kind 'place'. Whoever asks for a view by name gets nothing from a site without it.
  place:
    /(?<!kind: |kind === |found\(|Highlight<|ViewHref\(page, |viewHref\?\.\()'place'|\bplaceTexts\b|\b[mM]apTiles\b|\b[nN]earbyPlaces?\b|\bdirections\b/g,
  reservation: /\b\w*[rR]eservation\w*|\bfreeTimes?\b|\bloadFreeTimes\b|\bTableChoice\b|'reserve\.\w+'/g,
  search: /'search'|\bsearch(?:Texts|Feature)\b|\bisWorthSearching\b/g,
  'last-visit': /\blastVisit\w*|\btellSinceLastVisit\b/g,
};

/** Files that name features on purpose. */
const exempt = [
  // The host's list.
  /^apps\/profile-web\/src\/features\.ts$/,
  // What the APIs have, whether a page shows it or not.
  /^libs\/api-[^/]+\//,
  // What shows or tests whole pages, and words that visitors read or type.
  /\.(?:test|stories)\.|\/(?:testing|stories|calendar|one-truth|locales)\/|\/typed-words\.ts$/,
];

/** The features that hosts choose, as there are folders for them. */
export const foldersOfFeatures = (): string[] =>
  readdirSync(join(root, FOLDER)).filter((name) =>
    existsSync(join(root, FOLDER, name, `src/${name}-feature.ts`)),
  );

/** Those that {@link placesThatNameFeatures} knows. */
export const knownFeatures = (): string[] => Object.keys(features);

/** Places outside of a feature that know it by name: file, and the words there. Comments do not count. */
export function placesThatNameFeatures(): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  const files = ['libs', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  for (const file of files.sort()) {
    if (!/\/src\/.*\.tsx?$/.test(file) || /\/(?:node_modules|dist|\.tsc)\//.test(file)) continue;
    if (exempt.some((pattern) => pattern.test(file))) continue;
    const code = readFileSync(join(root, file), 'utf8').replace(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
    const words = Object.entries(features).flatMap(([name, own]) => {
      if (file.startsWith(`${FOLDER}/${name}/`)) return [];
      const imports = new RegExp(`@oa-profile/plugin-${name}\\b`, 'g');
      return [...(code.match(own) ?? []), ...(code.match(imports) ?? [])];
    });
    if (words.length > 0) found[file] = [...new Set(words)].sort();
  }
  return found;
}
