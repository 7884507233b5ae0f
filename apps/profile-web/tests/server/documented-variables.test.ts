import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ownDefaults } from '@oa-profile/page-server/internal';
import { plugins } from '../../src/plugins.js';

const document = readFileSync(new URL('../../../../docs/deploying.md', import.meta.url), 'utf8');
const table = /\n## Variables\n\n([^]*?)\n\n/.exec(document)?.[1] ?? '';
/** Names and defaults of the table, a line at a time. */
const lines = table
  .split('\n')
  .slice(2)
  .map((line) => {
    const [, names = '', defaults = ''] = line.split('|');
    return { names: Array.from(names.matchAll(/`([A-Z_]+)`/g), ([, name = '']) => name), defaults };
  });
const documented = lines.flatMap(({ names }) => names);

const ofPlugins = plugins.flatMap(({ server }) => Object.keys(server?.variables ?? {}));
/** Node's own, which everybody sets. */
const ofEverybody = ['NODE_ENV'];

it('each variable that the server reads is in the document, and each in the document is read', () => {
  const read = Object.keys(ownDefaults).filter((name) => !ofEverybody.includes(name));
  expect([...documented].sort()).toEqual([...read, ...ofPlugins].sort());
});

it('a default that is a number or a word in the document is the default of the server', () => {
  const stated = lines.flatMap(({ names, defaults }) =>
    // Each of several names has its own.
    defaults.split(',').flatMap((said, index) => {
      const [, number, word] = /^ (?:(\d+)|`([a-z\d]+)`) *$/.exec(said) ?? [];
      const value = number ?? word;
      return value === undefined ? [] : [[names[index] ?? '', value] as const];
    }),
  );
  expect(stated.length).toBeGreaterThan(10);
  expect(Object.fromEntries(stated.map(([name]) => [name, ownDefaults[name]]))).toEqual(
    Object.fromEntries(stated),
  );
});
