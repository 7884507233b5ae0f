import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { findLibraries, workspace, type Library } from './libraries.js';
import { recordedApi } from './public-api-record.js';

/** Interfaces with methods to call, and interfaces of options. */
const called = /(Client|Bridge|Cache|Tracker)$/;
const written = /Options$/;

/** A member of an interface in the public API. */
interface Member {
  owner: string;
  name: string;
  isNumber: boolean;
}

const read = ({ folder }: Library, file: string): string => readFileSync(join(folder, file), 'utf8');

/** The members of a library's public interfaces, from its recorded public API. */
function members(library: Library, wanted: RegExp): Member[] {
  const entries = recordedApi(library)
    .split(/^(?=## )/m)
    .filter((entry) => !/^## \S+\/(testing|stories)$/m.test(entry));
  const declarations = entries.flatMap((entry) =>
    Array.from(entry.matchAll(/^```ts\n([^]*?)^```$/gm), ([, block = '']) => block),
  );
  const { statements } = ts.createSourceFile(
    'entries.ts',
    declarations.join('\n'),
    ts.ScriptTarget.Latest,
    true,
  );
  return statements.filter(ts.isInterfaceDeclaration).flatMap((declaration) =>
    wanted.test(declaration.name.text)
      ? declaration.members.map((member) => ({
          owner: declaration.name.text,
          name: member.name?.getText() ?? '',
          isNumber:
            ts.isPropertySignature(member) &&
            /^number( \| undefined)?$/.test(member.type?.getText() ?? '') &&
            !member.name.getText().endsWith('Id'),
        }))
      : [],
  );
}

/** Texts in backticks. */
const code = (text: string): string[] => Array.from(text.matchAll(/`([^`\n]+)`/g), ([, words = '']) => words);

const names = (words: readonly string[], name: string): boolean =>
  words.some((each) => new RegExp(`(^|[^\\w$])${name}($|[^\\w$])`).test(each));

const withoutBlocks = (readme: string): string => readme.replace(/^```[^]*?^```$/gm, '');

const rows = (readme: string): string[] => readme.split('\n').filter((line) => line.startsWith('|'));

const amounts = /millisecond|second|minute|byte|how often|how many|most|number|percent|pixel/i;

describe.each(findLibraries().map((library) => [library.name, library] as const))(
  'the README of %s',
  (_, library) => {
    const readme = withoutBlocks(read(library, 'README.md'));

    it('the README of a library has a row for each method of the library’s objects', () => {
      const heads = rows(readme).flatMap((row) => code(row.split(/(?<!\\)\|/)[1] ?? ''));
      const missing = members(library, called).filter(({ name }) => !names(heads, name));
      expect(missing.map(({ owner, name }) => `${owner}.${name}`)).toEqual([]);
    });

    it('a library is named in the table of all packages', () => {
      const table = rows(readFileSync(join(workspace, 'README.md'), 'utf8'));
      const start = `| [${library.name.replace('@oa-profile/', '')}](`;
      expect(table.filter((row) => row.startsWith(start))).toHaveLength(1);
    });

    it('the README of a library says where the package is to be had', () => {
      expect(readme).toContain('`npm run pack` in the repository makes tarballs');
    });

    it('the README of a library names each option', () => {
      const missing = members(library, written).filter(({ name }) => !names(code(readme), name));
      expect(missing.map(({ owner, name }) => `${owner}.${name}`)).toEqual([]);
    });

    const tables = [...readme.matchAll(/^\| Option of `(\w+)`[^]*?(?=\n\n|(?![^]))/gm)];
    it.each(tables.map(([table, name = '']) => [name, table] as const))(
      'the README of a library has in the table of the options of %s a row for each of them',
      (name, table) => {
        const options = new RegExp(`function ${name}(?:<[^>]*>)?\\([^)]*: (\\w+)\\)`).exec(
          recordedApi(library),
        )?.[1];
        const all = members(library, new RegExp(`^${options}$`));
        expect(all).not.toEqual([]);
        const heads = rows(table).flatMap((row) => code(row.split(/(?<!\\)\|/)[1] ?? ''));
        expect(all.filter((member) => !names(heads, member.name)).map((member) => member.name)).toEqual([]);
      },
    );

    it('the README of a library names the unit of each number', () => {
      const numbers = members(library, written).filter(({ isNumber }) => isNumber);
      const vague = numbers.filter(({ name }) => {
        const lines = readme.split('\n').filter((line) => names(code(line), name));
        return !lines.some((line) => amounts.test(line));
      });
      expect(vague.map(({ owner, name }) => `${owner}.${name}`)).toEqual([]);
    });
  },
);

it('the recorded public API has the members that the README is checked against', () => {
  const libraries = findLibraries();
  const of = (name: string): Member[] =>
    members(libraries.find((each) => each.name === name) as Library, /Client$|Options$/);
  expect(of('@oa-profile/api-client').map(({ name }) => name)).toEqual(
    expect.arrayContaining(['getSubPagePlugin', 'language', 'timeout']),
  );
  expect(of('@oa-profile/keep-client').filter(({ isNumber }) => isNumber)).toHaveLength(2);
});
