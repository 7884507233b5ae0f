import { languages, type Language } from '@oa-profile/i18n';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { calendarAccounts } from './accounts.js';
import { openPages, written, type Told } from './calendar.js';
import { contradictionsIn } from './pairs.js';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
});

/** Those whose sentences are read by somebody when they change. */
const recorded: readonly Language[] = ['en', 'ja'];

const tellings = new Map<Language, Promise<readonly Told[]>>();

/** All that the accounts say in a language: told once, since this takes long. */
function told(language: Language): Promise<readonly Told[]> {
  const tellAll = async (): Promise<readonly Told[]> => {
    const { tell } = await openPages(language);
    const all: Told[] = [];
    // The clock is the same for all.
    for (const account of calendarAccounts) all.push(await tell(account));
    return all;
  };
  const telling = tellings.get(language) ?? tellAll();
  tellings.set(language, telling);
  return telling;
}

describe.each(recorded)('in %s', (language) => {
  it('all that accounts say of their hours at any moment has been read', { timeout: 600_000 }, async () => {
    const texts = (await told(language)).map(written);
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

/** How many sentences each part says at each moment. */
const sentencesOf = ({ account, said }: Told): unknown => [
  account.about,
  said.map(({ now, parts }) => [
    now.toISOString(),
    ...[...parts].map(([part, lines]) => `${part} ${lines.length}`),
  ]),
];

describe.each(languages.filter((language) => !recorded.includes(language)))('in %s', (language) => {
  it(
    'every part says as many sentences as in English at every moment, and in words',
    { timeout: 600_000 },
    async () => {
      const all = await told(language);
      expect(all.map(sentencesOf)).toEqual((await told('en')).map(sentencesOf));
      const lines = all.flatMap(({ said }) =>
        said.flatMap(({ parts }) => [...parts].flatMap(([part, each]) => (part === 'data' ? [] : each))),
      );
      expect([...new Set(lines)].filter((line) => !line.trim() || UNTOLD.test(withoutHosts(line)))).toEqual(
        [],
      );
    },
  );
});

describe.each(languages)('in %s', (language) => {
  it('no two sentences of an account contradict each other at any moment', { timeout: 600_000 }, async () => {
    const contradictions = await contradictionsIn(language);
    const found: string[] = [];
    for (const { account, said } of await told(language))
      for (const { now, everything } of said)
        for (const pair of await contradictions(everything))
          found.push(`${account.about}, ${now.toISOString()}: ${pair}`);
    expect(found).toEqual([]);
  });
});
