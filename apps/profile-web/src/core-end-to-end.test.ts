import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { core } from '../e2e/core.js';

it('every title in the list of the core is that of an end-to-end test', () => {
  const missing = Object.entries(core).flatMap(([file, titles]) => {
    const code = readFileSync(join(import.meta.dirname, `../e2e/${file}.test.ts`), 'utf8');
    return titles === '*'
      ? []
      : titles.filter((title) => !code.includes(title)).map((title) => [file, title]);
  });
  expect(missing).toEqual([]);
});
