import type { AccountPage } from '@oa-profile/api-client';
import { expect, it } from 'vitest';
import { answers, page } from './every-answer.js';
import { openSite } from './open-site.js';

/** The API's answers for a page with a section of every kind. */
const everyAnswer: object = { page, answers };

/** Fields whose values are known or not to a runtime's `Intl`, or to a list of ours. */
const field = /^(?:countryCode|timeZone|currency|contentLanguage|language)$/;
/** What no list has, and no `Intl`; and what people write in place of nothing. */
const unknown = ['Mars/Phobos', 'GMT+9', 'XQX', '-', 7];

/** The fields of `data` whose values are known or not, by their paths. */
function fieldsOf(data: object, path: string[] = []): string[][] {
  return Object.entries(data).flatMap(([name, value]) => {
    const place = [...path, name];
    if (typeof value === 'object' && value !== null) return fieldsOf(value as object, place);
    return field.test(name) ? [place] : [];
  });
}

function changed(path: string[], value: unknown): { page: AccountPage; answers: Record<string, unknown> } {
  const copy = structuredClone(everyAnswer);
  const owner = path.slice(0, -1).reduce((node, name) => Reflect.get(node, name) as object, copy);
  Reflect.set(owner, path.at(-1) ?? '', value);
  return copy as ReturnType<typeof changed>;
}

/** One of each kind: what holds for the first item of a list holds for all. */
const cases = new Map(
  fieldsOf(everyAnswer)
    .reverse()
    .map((path) => [path.join('.').replace(/(?<!sections)\.\d+/g, ''), path]),
);

async function open({ page, answers }: ReturnType<typeof changed>) {
  const { get: ask, log } = await openSite({ page, answers });
  const get = async (path: string) => {
    const answer = await ask(path);
    return { status: answer.status, text: await answer.text() };
  };
  return { get, log };
}

const sectionsOf = (html: string): string[] =>
  [...html.matchAll(/data-plugin="([\w-]+)"/g)].map(([, type = '']) => type);

it.each([...cases])(
  'an unknown value of %s costs at most what depends on it',
  { timeout: 60_000 },
  async (_, path) => {
    const whole = await (await open(changed(path, undefined))).get('/@komorebi');
    expect(whole.status).toBe(200);
    for (const value of unknown) {
      const { get } = await open(changed(path, value));
      const { status, text } = await get('/@komorebi');
      expect([value, status]).toEqual([value, 200]);
      expect(text).toContain('<h1');
      expect(text).toContain('Add friend');
      if (path.at(-1) !== 'countryCode') expect(sectionsOf(text)).toEqual(sectionsOf(whole.text));
      expect(text).not.toMatch(/NaN|Invalid Date|\[object |>undefined/);
      expect((await get('/@komorebi/contact.vcf')).status, String(value)).toBeLessThan(500);
    }
  },
);

it.each([...cases])('the log names the account and the field once, for an unknown %s', async (_, path) => {
  const { get, log } = await open(changed(path, {}));
  await get('/@komorebi');
  await get('/@komorebi?lang=ja');
  const [told = '', ...others] = log.filter(
    (line) => line.includes('API_RESPONSE_INVALID') && !line.includes('reservation/inventory'),
  );
  expect(others).toEqual([]);
  const { account, fields } = JSON.parse(told) as { account: string; fields: string[] };
  expect(account).toBe('@komorebi');
  expect(fields).toHaveLength(1);
  // Its own name, or that of the item that needs it.
  expect(path.slice(path.indexOf('data') + 1)).toContain(
    fields[0]?.split(/[.:]/).findLast((name) => path.includes(name)),
  );
});
