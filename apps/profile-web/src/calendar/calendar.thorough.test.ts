import { languages } from '@oa-profile/i18n';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { calendarAccounts } from './accounts.js';
import { openPages, written, type Told } from './calendar.js';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
});

/** Those whose sentences are read by somebody when they change. */
const recorded = ['en', 'ja'] as const;

describe.each(recorded)('in %s', (language) => {
  it('all that accounts say of their hours at any moment has been read', { timeout: 600_000 }, async () => {
    const { tell } = await openPages(language);
    const texts: string[] = [];
    for (const account of calendarAccounts) texts.push(written(await tell(account)));
    await expect(`${texts.join('\n')}\n`).toMatchFileSnapshot(`./sentences.${language}.txt`);
  });
});

/** A key instead of its text, a placeholder, or a value that is none. */
const UNTOLD = /(?<![\w./@-])[a-z]\w*(?:\.[a-z]\w*)+|\{\{|\bundefined\b|\bnull\b|\bNaN\b|Invalid Date/;

/** Links of accounts are no keys. */
const withoutHosts = (line: string): string =>
  line
    .split(' ')
    .filter((word) => !word.includes('.example'))
    .join(' ');

/** Which parts say something at each moment. */
const shapeOf = ({ said }: Told): unknown =>
  said.map(({ now, parts }) => [
    now.toISOString(),
    ...[...parts].filter(([, lines]) => lines.length > 0).map(([part]) => part),
  ]);

let shapes: Promise<Map<unknown, unknown>> | undefined;

/** Told once for all languages, since this takes long. */
const shapesInEnglish = (): Promise<Map<unknown, unknown>> =>
  (shapes ??= openPages('en').then(async ({ tell }) => {
    const told = new Map<unknown, unknown>();
    for (const account of calendarAccounts) told.set(account, shapeOf(await tell(account)));
    return told;
  }));

describe.each(languages.filter((language) => language !== 'en' && language !== 'ja'))('in %s', (language) => {
  it(
    'the same parts as in English say something at every moment, and in words',
    { timeout: 600_000 },
    async () => {
      const { tell } = await openPages(language);
      const english = await shapesInEnglish();
      for (const account of calendarAccounts) {
        const told = await tell(account);
        expect(shapeOf(told), account.about).toEqual(english.get(account));
        const lines = told.said.flatMap(({ parts }) =>
          [...parts].flatMap(([part, said]) => (part === 'data' ? [] : said)),
        );
        expect([...new Set(lines)].filter((line) => !line.trim() || UNTOLD.test(withoutHosts(line)))).toEqual(
          [],
        );
      }
    },
  );
});
