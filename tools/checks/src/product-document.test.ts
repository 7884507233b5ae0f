import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { countryCodes, profileCountryCodes, reportReasons } from '@oa-profile/api-client/internal';
import { FOLLOW_LIMIT, REPORT_DETAIL_LIMIT } from '@oa-profile/api-client/internal/schemas';
import { errorCodes, userMessageKeys } from '@oa-profile/errors';
import { MAX_OBJECT_TEXT } from '@oa-profile/errors/internal';
import { languages } from '@oa-profile/i18n';
import { keepErrorCodes } from '@oa-profile/keep-client';
import { describe, expect, it } from 'vitest';
import { anchorsOf, citationsIn, isLost, readCitations } from './cited-headings.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8');
const product = read('docs/product.md');

/** Cells of the table rows below a heading of a document, up to the next one, without backticks. */
function rowsBelow(heading: string, text = product): string[][] {
  const [, section = ''] = text.split(new RegExp(`^#+ ${heading}$`, 'm'));
  const [own = ''] = section.split(/^#+ /m);
  const [, , ...rows] = own.split('\n').filter((line) => line.startsWith('|'));
  return rows.map((row) => row.split('|').slice(1, -1).map((cell) => cell.replaceAll('`', '').trim())); // prettier-ignore
}

/** The text below a heading, up to the next one. */
function textBelow(heading: string): string {
  const [, section = ''] = product.split(new RegExp(`^#+ ${heading}$`, 'm'));
  return (section.split(/^#+ /m)[0] ?? '').replace(/\s+/g, ' ');
}

const plain = (count: number): string => count.toLocaleString('en-US');

const codes = rowsBelow('Codes', read('libs/errors/README.md'));

describe('docs/product.md', () => {
  it('the README of errors names every error code, in order, with its message', () => {
    const rows = codes.map(([code, key]) => [code, key]);
    expect(rows).toEqual(errorCodes.map((code) => [code, userMessageKeys[code]]));
  });

  it('the README of errors names every code of the Keep API', () => {
    for (const [code, error] of Object.entries(keepErrorCodes))
      expect(codes.find(([name]) => name === error)?.[2]).toContain(`Keep ${code}`);
  });

  it('the README of storage names every namespace, with its area and capacity', () => {
    const rows = rowsBelow('Namespaces', read('libs/storage/README.md')).map(([name, area, capacity]) => [
      name,
      area,
      capacity,
    ]);
    const sources = readdirSync(`${root}libs`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(?:storage|plugins\/[\w-]+)\/src\/.*(?<!\.test)\.ts$/.test(file))
      .map((file) => read(`libs/${file}`));
    const known = sources.join('\n').matchAll(/\bname: '(\w+)',\s+area: '(\w+)',\s+capacity: (\d+)/g);
    expect(rows.sort()).toEqual(Array.from(known, ([, ...cells]) => cells).sort());
  });

  it('docs/product.md promises only journeys that a test walks, and all of those', () => {
    const rows = rowsBelow('Journeys');
    for (const [journey, ...effort] of rows) expect(effort.join(' '), journey).toMatch(/^\d+ \d+ \d+$/);
    const walked = read('apps/profile-web/e2e/journeys.test.ts').matchAll(/expectPromised\('([^']+)'/g);
    expect(rows.map(([journey]) => journey).sort()).toEqual([...walked].map(([, journey]) => journey).sort());
  });

  it('docs/product.md has the same limits as the code', () => {
    expect(textBelow('Following')).toContain(`at most ${plain(FOLLOW_LIMIT)} accounts`);
    expect(textBelow('Reporting')).toContain(`at most ${plain(REPORT_DETAIL_LIMIT)} characters`);
    expect(textBelow('Error reports')).toContain(`at most ${plain(MAX_OBJECT_TEXT)} characters`);
  });

  it('docs/product.md names countries, languages and reasons of a report', () => {
    const where = textBelow('Countries and languages');
    expect(where).toContain(`in ${countryCodes.length} countries`);
    for (const known of [...profileCountryCodes, ...languages]) expect(where).toContain(`\`${known}\``);
    for (const reason of reportReasons) expect(textBelow('Reporting')).toContain(`\`${reason}\``);
  });
});

describe('a citation', () => {
  it('a citation is found in a comment and in Markdown', () => {
    expect(citationsIn('a.ts', '/** See docs/product.md#calling, docs/decisions/taps.md. */')).toEqual([
      { from: 'a.ts', document: 'docs/product.md', anchor: 'calling' },
      { from: 'a.ts', document: 'docs/decisions/taps.md', anchor: undefined },
    ]);
    const from = 'libs/ui/README.md';
    expect(citationsIn(from, '[a](../../docs/texts.md) [b](#use) [c](https://example.com)')).toEqual([
      { from, document: 'docs/texts.md', anchor: undefined },
      { from, document: from, anchor: 'use' },
    ]);
  });

  it('a citation uses GitHub’s anchor of the heading', () => {
    expect(anchorsOf('# The way of a request\ntext\n## 2. Who’s there?\n')).toEqual([
      'the-way-of-a-request',
      '2-whos-there',
    ]);
  });

  it('a citation leads to an existing document, and to an existing heading in it', () => {
    const citations = readCitations(root);
    expect(citations.length).toBeGreaterThan(0);
    expect(citations.filter((citation) => isLost(root, citation))).toEqual([]);
  });
});
