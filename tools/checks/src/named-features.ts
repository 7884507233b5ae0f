import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The features that a host may leave out: where each lives, and the words by which others would know it. */
const features = {
  // A highlight may be of the kind 'place'. Whoever asks for a view by name gets nothing from a site without it.
  place: {
    folder: 'features/place/',
    words:
      /(?<!kind: |kind === |found\(|Highlight<|ViewHref\(page, )'place'|\bplace(?:Texts|Href)\b|\b[mM]apTiles\b|\b[nN]earbyPlaces?\b|\bdirections\b/g,
  },
  reservation: {
    folder: 'features/reservation/',
    words: /\b\w*[rR]eservation\w*|\bfreeTimes?\b|\bloadFreeTimes\b|\bTableChoice\b|'reserve\.\w+'/g,
  },
  search: {
    folder: 'surface/sections/search/',
    words: /'search'|\bsearch(?:Texts|Feature)\b|\bisWorthSearching\b/g,
  },
  lastVisit: { folder: 'surface/sections/last-visit/', words: /\blastVisit\w*|\btellSinceLastVisit\b/g },
};

/** What every page has, and every host. */
const everywhere = ['features/sdk', 'profile', 'page-server', 'page-start', 'plugins/sdk'].map(
  (name) => `libs/${name}/src`,
);

/** The one list that may name them. */
const list = 'libs/profile/src/page/features.ts';

/**
 * Places outside of a feature that know it by name: file, and the words there. Comments do not count, nor what shows or
 * tests whole pages, nor words that visitors read or type.
 */
export function placesThatNameFeatures(): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  const files = everywhere.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  for (const file of files.sort()) {
    if (
      file === list ||
      !/\.tsx?$/.test(file) ||
      /\.(test|stories)\.|\/(testing|locales)\/|\/typed-words\.ts/.test(file)
    )
      continue;
    const code = readFileSync(join(root, file), 'utf8').replace(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
    const words = Object.values(features).flatMap((feature) =>
      file.includes(feature.folder) ? [] : (code.match(feature.words) ?? []),
    );
    if (words.length > 0) found[file] = [...new Set(words)].sort();
  }
  return found;
}
