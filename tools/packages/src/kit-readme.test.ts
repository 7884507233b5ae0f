import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { workspace } from './libraries.js';

const folder = join(workspace, 'libs/plugins/sdk');
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

/** The entries, without the files that they share, which have types. */
const [promised = ''] = read('public-api.md').split('\n## What these share');

const exported = Array.from(promised.matchAll(/^export \{([^}]*)\};$/gm), ([, names = '']) =>
  names.split(',').map((name) => name.trim()),
)
  .flat()
  .filter(Boolean);

/** What plugins can call or render. The compiler names types to whoever needs them. */
const values = exported.filter((name) => !name.startsWith('type '));

const inCode = (text: string): string[] =>
  Array.from(text.matchAll(/`([^`\n]+)`/g), ([, code = '']) => /^\w+/.exec(code)?.[0] ?? '');

const readme = read('README.md').replace(/^```[^]*?^```$/gm, '');

/** The first cells of the tables that say what a name does. */
const listed = Array.from(
  readme.matchAll(/^\| (?:Name|Of `\/\w+`) +\| What it (?:does|is)[^]*?(?=\n\n|(?![^]))/gm),
  ([table]) =>
    table
      .split('\n')
      .slice(2)
      .flatMap((row) => inCode(row.split('|')[1] ?? '')),
).flat();

it('the README of the kit names whatever a plugin can call or render', () => {
  expect(values.length).toBeGreaterThan(100);
  expect(values.filter((name) => !inCode(readme).includes(name))).toEqual([]);
});

it('the README of the kit lists nothing that a plugin cannot import', () => {
  expect(listed.length).toBeGreaterThan(100);
  expect(listed.filter((name) => !values.includes(name) && !exported.includes(`type ${name}`))).toEqual([]);
});
