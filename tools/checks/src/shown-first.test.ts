import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const words: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  twenty: 20,
  thirty: 30,
};
const written = Object.keys(words).join('|');

const plugins = join(import.meta.dirname, '../../../libs/plugins');

/** A plugin's README: what it says to those who install it, and to designers, which is undefined without a section. */
function wordsOf(name: string): [string, string?] {
  const file = join(plugins, name, 'README.md');
  if (!existsSync(file)) return [''];
  const [readme = '', design] = readFileSync(file, 'utf8').split(/^## Design$/m);
  return [readme, design];
}

const folders = readdirSync(plugins).filter((name) => wordsOf(name)[1] !== undefined);

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /^src\b.*\.tsx?$/.test(file));

/** The values that a plugin's code gives to a constant. */
const valuesOf = (folder: string, constant: string): number[] =>
  sourcesIn(folder).flatMap((file) =>
    Array.from(
      readFileSync(join(folder, file), 'utf8').matchAll(new RegExp(`const ${constant} = (\\d+);`, 'g')),
      ([, value]) => Number(value),
    ),
  );

/** How many items a design says are shown, of which plugin, and the constant of its code that has to say the same. */
const said = folders.flatMap((name) => {
  const [, design = ''] = wordsOf(name);
  const sayings = [
    [/\b([a-z]{2,10}), and the rest behind a button/g, 'SHOWN_FIRST'],
    [/\b([a-z]{2,10}) in a summary/g, 'SHOWN_IN_SUMMARY'],
  ] as const;
  return sayings.flatMap(([saying, constant]) =>
    Array.from(design.matchAll(saying), ([, word = '']) => [name, word, constant] as const),
  );
});

it.each(said)(
  'the design of the plugin %s says as many items, %s, as %s of its code',
  (name, word, constant) => {
    expect(valuesOf(join(plugins, name), constant)).toContain(words[word]);
  },
);

it('designs say how many items are shown at first, and in a summary', () => {
  expect(new Set(said.map(([, , constant]) => constant)).size).toBe(2);
});

describe.each(folders)('what Storybook shows of the plugin %s', (name) => {
  it('a README leaves it to the code how many items are shown before the visitor asks for more', () => {
    const readme = wordsOf(name)[0].replace(/\s+/g, ' ');
    const counted = new RegExp(
      `\\b(?:${written}|\\d+)\\b[^.;|]{0,80}(?:shown at first|behind a button)`,
      'gi',
    );
    expect(readme.match(counted) ?? []).toEqual([]);
  });
});
