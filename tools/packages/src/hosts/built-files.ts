import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of a build. Names of files, its own and those in it, are without the part that changes with their content. */
export interface BuiltFile {
  name: string;
  text: string;
}

/** How many characters a minifier's names may add to a script: it gives the short ones in the order of modules. */
const ofNames = 64;

/** The scripts and styles of a build for browsers, and the list that says when a page needs which. */
export function builtFiles(host: string): BuiltFile[] {
  const client = join(host, 'dist/client');
  const assets = readdirSync(join(client, 'assets')).filter((name) => /\.(js|css)$/.test(name));
  return [...assets.map((name) => `assets/${name}`), '.vite/page-files.json']
    .map((path) => ({
      name: withoutHashes(path),
      text: withoutHashes(readFileSync(join(client, path), 'utf8')),
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** In a style sheet, a comment that is a hash of a path stands for a module without rules. */
const withoutHashes = (text: string): string =>
  text.replace(/-[\w-]{7,8}(?=\.(?:js|css)\b)|\/\*\w{5,8}\*\//g, '');

/**
 * How the files of a build differ from those of another, in one line for each; none if they have the same names, the same
 * styles, and scripts of the same size.
 *
 * @param files of the build that is looked at
 * @param others those that it should have
 */
export function differences(files: readonly BuiltFile[], others: readonly BuiltFile[]): string[] {
  const there = new Map(files.map((file) => [file.name, file]));
  const wanted = new Map(others.map((file) => [file.name, file]));
  return [
    ...others.flatMap((other) => {
      const file = there.get(other.name);
      if (!file) return [`${other.name} is missing`];
      return areAlike(file, other) ? [] : [`${other.name} has other content`];
    }),
    ...files.flatMap(({ name }) => (wanted.has(name) ? [] : [`${name} is new`])),
  ];
}

const areAlike = ({ name, text }: BuiltFile, other: BuiltFile): boolean =>
  name.endsWith('.js') ? Math.abs(text.length - other.text.length) <= ofNames : text === other.text;
