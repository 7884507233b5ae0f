import { expect, it } from 'vitest';
import { page } from './every-answer.js';
import { openSite } from './open-site.js';

/** Members of the API's answers with words of the account. */
const wordy =
  /^(?:name|title|category|statusMessage|description|body|question|answer|note|notes|label|handle|text|line)$/;

/** The page with every word of the account replaced. */
const pageOf = (text: string): unknown =>
  JSON.parse(
    JSON.stringify({ ...page, sections: page.sections.filter(({ data }) => data) }),
    (key, value: unknown) => (typeof value === 'string' && wordy.test(key) ? text : value),
  );

const LONGEST = 20_000;
const filled = (text: string): string => text.repeat(Math.ceil(LONGEST / text.length)).slice(0, LONGEST);

/** Least milliseconds of CPU for a page, of several that are asked for and rendered each time. */
async function cpuTime(text: string): Promise<number> {
  const { get } = await openSite({ page: pageOf(text), freshFor: 0, renderedFor: 0, compresses: false });
  let least = Infinity;
  for (let visit = 0; visit < 4; visit += 1) {
    const start = process.cpuUsage();
    const answer = await get(`/@komorebi?lang=${visit % 2 ? 'en' : 'ja'}`);
    expect((await answer.text()).length).toBeGreaterThan(LONGEST);
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/**
 * Escaping makes five or six characters of one, and letters of three bytes cost more to encode. The measure is rough on
 * a busy machine, where 8 times has been seen: what is caught here took hundreds of times as long.
 */
const MOST = 20;

it('a page of the longest texts takes little more CPU than one with as many letters', async () => {
  const usual = await cpuTime(filled('Tea and cake, every day. '));
  const found: Record<string, number> = {};
  for (const text of [
    `http://a${')'.repeat(LONGEST)}`,
    `http://a${'(['.repeat(LONGEST / 4)}${')]'.repeat(LONGEST / 4)}`,
    filled('http://a '),
    filled('a\n\n'),
    `a${filled('\n \r\n')}`,
    filled('\u0315\u0300\u05ae\u0345'),
    filled('<&"\u2028'),
  ])
    found[JSON.stringify(text.slice(0, 20))] = (await cpuTime(text)) / usual;
  expect(Object.entries(found).filter(([, ratio]) => ratio > MOST)).toEqual([]);
}, 120_000);
