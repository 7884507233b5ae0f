import { describe, expect, it } from 'vitest';
import { parse, safeParse } from 'valibot';
import type * as accountPageSchemas from './schemas/account-page.js';
import * as contactSchemas from './schemas/contact.js';
import { webUrl } from './schemas/building-blocks.js';
import { clientOf } from './testing/fake-api.js';
import { fakeProfileApi } from './testing/index.js';
import { account } from './testing/wire.js';

const sampleInventory = await fakeProfileApi().getReservationInventory('@komorebi');

/** The page read from a body, and the places ignored in it. */
async function pageOf(
  body: string,
): Promise<{ page: accountPageSchemas.AccountPage; places: readonly string[] }> {
  let places: readonly string[] = [];
  const answer = () => new Response(`{"result":${body}}`);
  const { client } = clientOf(answer, { onSkipped: (_, found) => (places = found) });
  return { page: await client.getAccountPage('@komorebi'), places };
}
const bodyWith = (fields: object, sections: unknown = []): string =>
  JSON.stringify({ account: { ...account, ...fields }, sections });
/** A body with a value that JSON.stringify cannot write. */
const bodyWithRaw = (raw: string): string => bodyWith({ statusMessage: 'RAW' }).replace('"RAW"', raw);

describe('null', () => {
  it('null means absent, at any depth, and is not reported', async () => {
    const section = { type: 'faq', id: 'faq', pageId: null, data: { items: [{ id: 'a', picture: null }] } };
    const body = bodyWith({ premiumSearchId: null, features: null, showsFriendCount: null }, [
      section,
      { ...section, id: 'b', data: null },
    ]);
    const { page, places } = await pageOf(body);
    expect(page.account).toMatchObject({ features: [], showsFriendCount: true });
    expect(page.account.premiumSearchId).toBeUndefined();
    expect(page.sections[0]).toEqual({ type: 'faq', id: 'faq', data: { items: [{ id: 'a' }] } });
    expect(page.sections[1]?.data).toBeUndefined();
    expect(places).toEqual([]);
  });

  it('null is the result when a settled write was never made', async () => {
    const { client } = clientOf(() => Response.json({ result: { report: null } }));
    expect(await client.settleReport('@komorebi', 'id')).toEqual({ report: null });
    const silent = clientOf(() => Response.json({ result: {} }));
    await expect(silent.client.settleReport('@komorebi', 'id')).rejects.toMatchObject({
      code: 'API_RESPONSE_INVALID',
    });
  });
});

describe('an optional field of a wrong type', () => {
  it.each<[string, unknown]>([
    ['premiumSearchId', 7],
    ['showsFriendCount', 'yes'],
    ['features', 'call'],
    ['badge', {}],
    ['color', ['red']],
    ['icon', 'icon.png'],
    ['friendCount', -1],
    ['description', { toString: 1 }],
  ])('an optional field of a wrong type is left out of the account and reported: %s', async (key, value) => {
    const { page, places } = await pageOf(bodyWith({ [key]: value }));
    expect(page.account.name).toBe(account.name);
    expect(page.account[key as 'name']).not.toEqual(value);
    expect(places).toEqual([`account.${key}`]);
  });

  it('an optional field of a wrong type costs neither a page its sections nor a day of the inventory its slots', async () => {
    const { page, places } = await pageOf(bodyWith({}, 'none'));
    expect([page.sections, places]).toEqual([[], ['sections']]);
    const slot = { ...sampleInventory.days[0]?.slots[0], slotId: 's' };
    const days = [
      { date: '2026-11-23', slots: [slot, { ...slot, startsAt: 'soon' }, slot] },
      { date: 'never' },
    ];
    const inventory = parse(contactSchemas.reservationInventory, { partySize: { min: 1, max: 4 }, days });
    expect(inventory.days.map(({ slots }) => slots.map(({ slotId }) => slotId))).toEqual([['s']]);
  });
});

it.each<[string, () => void]>([
  [
    'thrown',
    () => {
      throw new Error('full');
    },
  ],
  // Types let an asynchronous function pass: unhandled, it would end a server.
  ['with which it rejects', () => Promise.reject(new Error('full'))],
])('an error %s by onSkipped does not cost the result', async (_, onSkipped) => {
  const { client } = clientOf(() => new Response(`{"result":${bodyWith({ badge: {} })}}`), { onSkipped });
  expect((await client.getAccountPage('@komorebi')).account.name).toBe(account.name);
});

describe('an unexpected value', () => {
  it('half an emoji becomes the replacement character', async () => {
    const { page, places } = await pageOf(bodyWithRaw(String.raw`"Tea \ud83c and \udf75"`));
    expect(page.account.statusMessage).toBe('Tea \ufffd and \ufffd');
    expect(places).toEqual(['account.statusMessage']);
    expect((await pageOf(bodyWithRaw(String.raw`"Tea \ud83c\udf75"`))).places).toEqual([]);
  });

  it('an infinite number stays something that cannot be read, and zero has no sign', async () => {
    const data = '{"a":1e999,"b":-0,"c":-1e999}';
    const { page, places } = await pageOf(
      bodyWith({}, [{ type: 'faq', id: 'faq', data: 'RAW' }]).replace('"RAW"', data),
    );
    expect(page.sections[0]?.data).toEqual({ a: null, b: 0, c: null });
    expect(places).toEqual(['sections.0.data.a', 'sections.0.data.c']);
  });

  it.each([5_000, 200_000])('%d levels are cut at the deepest level that is read', async (levels) => {
    const data = `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`;
    const { page, places } = await pageOf(
      bodyWith({}, [{ type: 'faq', id: 'faq', data: 'RAW' }]).replace('"RAW"', data),
    );
    expect(JSON.stringify(page.sections[0]?.data)).toMatch(/^\{"a":\[{20,32}\]{20,32}\}$/);
    expect(places).toHaveLength(1);
  });

  it('a huge list is cut', async () => {
    const data = { items: Array.from({ length: 1500 }, (_, id) => ({ id })) };
    const { page, places } = await pageOf(bodyWith({}, [{ type: 'faq', id: 'faq', data }]));
    expect((page.sections[0]?.data as typeof data).items).toHaveLength(1000);
    expect(places).toEqual(['sections.0.data.items: 500 of 1500']);
  });

  it('a field called __proto__ changes no prototype', async () => {
    const data = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';
    await pageOf(bodyWith({}, [{ type: 'faq', id: 'faq', data: 'RAW' }]).replace('"RAW"', data));
    expect({}).not.toHaveProperty('polluted');
  });

  it.each([
    'https://known.example@other.example/',
    'https://user:word@example.com/',
    'http://:word@a.example/',
  ])('a link with a user name is dropped: %s', (url) => expect(safeParse(webUrl, url).success).toBe(false));
});
