import { is, parse, safeParse, type GenericSchema } from 'valibot';
import { describe, expect, it } from 'vitest';
import * as schemas from './schemas/index.js';
import { picture, results } from './testing/wire.js';

const long = 'とても長い名前🍵'.repeat(500);

/** A schema of a list says what it makes of one item: nothing when the item is left out. */
const only = (schema: GenericSchema, key: string) => (item: unknown) =>
  (parse(schema, { [key]: [item] }) as Record<string, unknown[]>)[key]?.[0];

describe('a coupon', () => {
  const coupon = {
    id: 'c',
    name: 'Latte',
    startsAt: '2026-11-01T00:00:00+09:00',
    endsAt: '2026-11-30T23:59:59+09:00',
  };
  const read = only(schemas.coupons, 'items'); // prettier-ignore

  it('has a period, and is of another kind, for one use and for everybody unless it says so', () => {
    expect(read(coupon)).toEqual({
      ...coupon,
      kind: 'other',
      usage: 'once',
      friendsOnly: false,
      used: false,
    });
    expect(read({ ...coupon, endsAt: undefined })).toBeUndefined();
    expect(read({ ...coupon, startsAt: 'tomorrow' })).toBeUndefined();
  });

  it.each(['discount', 'free', 'gift', 'cashback', 'other'])('can be of the kind %s', (kind) => {
    expect(read({ ...coupon, kind })).toMatchObject({ kind });
  });

  it('is other when a newer server knows more kinds', () => {
    expect(read({ ...coupon, kind: 'mystery', usage: 'twice' })).toMatchObject({
      kind: 'other',
      usage: 'once',
    });
  });

  it.each([1, 50, 99])('can be drawn by lot with a chance of %d %%', (lotteryPercent) => {
    expect(read({ ...coupon, lotteryPercent })).toMatchObject({ lotteryPercent });
  });

  it.each([0, 100, 0.5, '10'])('cannot be drawn by lot with a chance of %o %%', (lotteryPercent) => {
    expect(read({ ...coupon, lotteryPercent })).toBeUndefined();
  });

  it('can have a name over 60 and a guide over 500 characters', () => {
    expect(read({ ...coupon, name: long, guide: long })).toMatchObject({ name: long, guide: long });
  });
});

describe('a reward card', () => {
  const card = { id: 'r', name: 'Stamps', goal: 10, points: 3, rewards: [] };
  const read = (changed: object) => safeParse(schemas.rewardCard, { ...card, ...changed });

  it.each([1, 50])('can have %d stamps', (goal) => expect(read({ goal, points: 0 }).success).toBe(true));
  it.each([0, 51, 1.5])('cannot have %d stamps', (goal) => expect(read({ goal }).success).toBe(false));

  it('has rewards on the way, of which bad ones are left out', () => {
    const rewards = [
      { at: 5, title: 'Cookie' },
      { at: 51, title: 'Never' },
      { at: 10, title: long },
    ];
    expect(read({ rewards }).output).toMatchObject({ rewards: [rewards[0], rewards[2]] });
  });

  it.each(['firstUse', 'lastUse', 'fixed'])('can expire from %s', (basis) => {
    expect(read({ expiry: { basis, days: 180 } }).output).toMatchObject({ expiry: { basis, days: 180 } });
  });

  it('is shown without an expiry that a newer server counts in another way', () => {
    const { success, output } = read({ expiry: { basis: 'fullMoon' } });
    expect(success).toBe(true);
    expect(output).toEqual(card);
  });
});

describe('a membership plan', () => {
  const plan = { id: 'p', name: 'Regular', pricePerMonth: { amount: 500, currency: 'JPY' } };
  const read = only(schemas.membership, 'plans');
  const perks = (length: number) => Array.from({ length }, (_, index) => `Perk ${index + 1}`);

  it.each([1, 5])('can have %d perks', (length) => {
    expect(read({ ...plan, perks: perks(length) })).toMatchObject({ perks: perks(length), joined: false });
  });

  it.each([0, 6])('is left out with %d perks', (length) => {
    expect(read({ ...plan, perks: perks(length) })).toBeUndefined();
  });

  it('has a price that is not negative, in a currency', () => {
    expect(read({ ...plan, perks: ['a'], pricePerMonth: { amount: -1, currency: 'JPY' } })).toBeUndefined();
    expect(read({ ...plan, perks: ['a'], pricePerMonth: { amount: 1, currency: '¥' } })).toBeUndefined();
  });
});

describe('busy times', () => {
  const day = Array.from({ length: 24 }, (_, hour) => hour * 4);
  const weekdays = { sun: day, mon: day, tue: day, wed: day, thu: day, fri: day, sat: day };

  it('have 24 hours on seven days, 0 to 100', () => {
    expect(is(schemas.busyTimes, { weekdays })).toBe(true);
    expect(is(schemas.busyTimes, { weekdays: { ...weekdays, sun: day.slice(1) } })).toBe(false);
    expect(is(schemas.busyTimes, { weekdays: { ...weekdays, sun: day.with(0, 101) } })).toBe(false);
    expect(is(schemas.busyTimes, { weekdays: { mon: day } })).toBe(false);
  });

  it('are shown without a live value that is wrong', () => {
    const live = { value: 130, measuredAt: '2026-11-21T10:00:00Z' };
    expect(parse(schemas.busyTimes, { weekdays, live }).live).toBeUndefined();
    expect(parse(schemas.busyTimes, { weekdays, live: { ...live, value: 80 } }).live?.value).toBe(80);
  });

  it('are shown without a usual stay or opening hours that are wrong', () => {
    const sent = { weekdays, usualStayMinutes: { min: 40 }, openHours: [{ opens: '9', closes: '18:00' }] };
    expect(parse(schemas.busyTimes, sent)).toEqual({ weekdays });
  });
});

describe('lists', () => {
  const goods = { id: 'g', name: 'Beans' };
  const account = { accountId: 'a', searchId: '@a', name: 'A' };
  const post = { id: 'm', kind: 'photo', publishedAt: '2026-11-21T10:00:00Z', pictures: [picture] };
  const answer = { id: 'opening-hours', question: 'When?', answer: 'Now.' };
  const price = { amount: 500, currency: 'JPY' };
  const plan = { id: 'p', name: 'Regular', pricePerMonth: price, perks: ['Beans'] };
  const station = { name: 'Nezu', line: 'Chiyoda' };
  const website = { url: 'https://a.example' };
  const lunch = { kind: 'lunch', min: price };

  it.each<[string, GenericSchema, string, object, object, object]>([
    ['goods', schemas.showcase, 'items', goods, { id: 'h' }, { name: '' }],
    ['posts', schemas.mediaFeed, 'items', post, { id: 'n' }, { kind: 'hologram' }],
    ['questions', schemas.faq, 'items', answer, { id: 'parking' }, { id: 'Not/An id' }],
    ['plans', schemas.membership, 'plans', plan, { id: 'q' }, { perks: [] }],
    ['accounts', schemas.recommendation, 'accounts', account, { accountId: 'b' }, { searchId: 'a' }],
    ['stations', schemas.basicInfo, 'stations', station, { line: 'JR' }, { name: ' ' }],
    ['websites', schemas.basicInfo, 'websites', website, { url: 'https://b.example' }, { url: 'ftp:b' }],
    ['prices', schemas.basicInfo, 'priceRanges', lunch, { kind: 'dinner' }, { kind: 'brunch' }],
  ])('of %s lose bad items and those that are there already', (_, schema, key, item, another, bad) => {
    const other = { ...item, ...another };
    const sent = [{ ...item, ...bad }, item, null, other, item, 7];
    const rest = key === 'accounts' ? { items: [] } : {};
    const parsed = parse(schema, { ...rest, [key]: sent }) as Record<string, unknown>;
    expect(parsed[key]).toMatchObject([item, other]);
  });

  it('lose a price range without a price, and not the one of its kind that has one', () => {
    const { priceRanges } = parse(schemas.basicInfo, { priceRanges: [{ kind: 'lunch' }, lunch] });
    expect(priceRanges).toEqual([lunch]);
  });

  it('are refused when they are none', () => {
    for (const items of [undefined, null, {}, 'x']) expect(is(schemas.showcase, { items })).toBe(false);
  });

  it('go on where there is a cursor', () => {
    expect(parse(schemas.showcase, { items: [], nextCursor: 'n' }).nextCursor).toBe('n');
    expect(parse(schemas.showcase, { items: [] }).nextCursor).toBeUndefined();
  });
});

describe('an item', () => {
  const goods = { id: 'g', name: 'Beans' };
  const thing = { id: 't', title: 'Dripper', url: 'https://shop.example.com', picture };
  const post = { id: 'p', kind: 'post', publishedAt: '2026-11-21T10:00:00Z', pictures: [picture] };

  it('is shown without a price that is none', () => {
    const price = { amount: -1, currency: 'JPY' };
    expect(only(schemas.showcase, 'items')({ ...goods, price })).toMatchObject(goods);
    const { items } = parse(schemas.recommendation, { accounts: [], items: [{ ...thing, price }] });
    expect(items).toMatchObject([thing]);
  });

  it.each(['', ' \n', null, 7])('has no caption and no alternative text of %j', (words) => {
    const [item] = parse(schemas.mediaFeed, {
      items: [{ ...post, caption: words, pictures: [{ ...picture, alt: words }] }],
    }).items;
    expect(item).toMatchObject({ id: 'p', caption: undefined, pictures: [{ alt: undefined }] });
  });

  it.each(['', ' \n'])('is left out with the name %j', (name) => {
    expect(only(schemas.showcase, 'items')({ ...goods, name })).toBeUndefined();
  });
});

describe('contact', () => {
  it('is direct, by a bot and fully booked where a newer server says what we do not know', () => {
    expect(parse(schemas.callSetting, { enabled: true, acceptance: 'video' }).acceptance).toBe('direct');
    expect(parse(schemas.responseModeSetting, { mode: 'hologram' }).mode).toBe('bot');
    const [day] = results.getReservationInventory.days;
    const slot = { ...day?.slots[0], availability: 'waitingList' };
    const inventory = { partySize: { min: 1, max: 2 }, days: [{ ...day, slots: [slot] }] };
    expect(parse(schemas.reservationInventory, inventory).days[0]?.slots[0]?.availability).toBe('full');
  });

  it('knows the version of the app that calls need', () => {
    const setting = (minimumAppVersion: string) => ({
      enabled: true,
      acceptance: 'direct',
      minimumAppVersion,
    });
    for (const version of ['12', '12.3', '12.3.0'])
      expect(is(schemas.callSetting, setting(version))).toBe(true);
    for (const version of ['', 'v12', '12.3.0.1'])
      expect(is(schemas.callSetting, setting(version))).toBe(false);
  });
});

describe('a report', () => {
  it('needs one of four reasons and the agreement; its detail is optional and limited', () => {
    const report = { reason: 'other', agreed: true };
    expect(is(schemas.report, report)).toBe(true);
    expect(is(schemas.report, { ...report, detail: 'x'.repeat(schemas.REPORT_DETAIL_LIMIT) })).toBe(true);
    expect(is(schemas.report, { ...report, detail: 'x'.repeat(schemas.REPORT_DETAIL_LIMIT + 1) })).toBe(
      false,
    );
    expect(is(schemas.report, { ...report, agreed: false })).toBe(false);
    expect(is(schemas.report, { ...report, reason: 'boring' })).toBe(false);
  });

  it('is one thing, following another: at most 5,000 accounts', () =>
    expect(schemas.FOLLOW_LIMIT).toBe(5000));
});
