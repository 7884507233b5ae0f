import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { coupons } from './data.js';

const long = 'とても長い名前🍵'.repeat(500);
const longName = long.slice(0, 450);
const read = (item: object) => parse(coupons, { items: [item] }).items[0];

describe('a coupon', () => {
  const coupon = {
    id: 'c',
    name: 'Latte',
    startsAt: '2026-11-01T00:00:00+09:00',
    endsAt: '2026-11-30T23:59:59+09:00',
  };

  it('a coupon has a period, and by default is of kind other, for one use and for everybody', () => {
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

  it('a coupon tells when it was used, if that can be read', () => {
    const usedAt = '2026-11-21T12:30:00+09:00';
    expect(read({ ...coupon, used: true, usedAt })).toMatchObject({ used: true, usedAt });
    expect(read({ ...coupon, used: true, usedAt: 'at noon' })?.usedAt).toBeUndefined();
  });

  it.each(['discount', 'free', 'gift', 'cashback', 'other'])('a coupon can be of the kind %s', (kind) => {
    expect(read({ ...coupon, kind })).toMatchObject({ kind });
  });

  it('a coupon is other for a kind that only a newer server knows', () => {
    expect(read({ ...coupon, kind: 'mystery', usage: 'twice' })).toMatchObject({
      kind: 'other',
      usage: 'once',
    });
  });

  it.each([1, 50, 99])('a coupon can be drawn by lot with a chance of %d %%', (lotteryPercent) => {
    expect(read({ ...coupon, lotteryPercent })).toMatchObject({ lotteryPercent });
  });

  it.each(['notEntered', 'entered', 'won', 'lost'])('a coupon can say that its draw is %s', (drawState) => {
    expect(read({ ...coupon, drawState, drawEntry: 'Come by.' })).toMatchObject({
      drawState,
      drawEntry: 'Come by.',
    });
  });

  it.each(['WON', true, 'winner', 'notDrawn'])(
    'a coupon does not know the state %o of its draw, and is drawn by lot all the same',
    (drawState) => {
      expect(read({ ...coupon, drawState })).toMatchObject({ name: 'Latte', drawState: 'unknown' });
    },
  );

  it.each([0, 100, 0.5, '10'])(
    'a coupon has an unknown chance if it is %o %%, and is drawn by lot all the same',
    (lotteryPercent) => {
      expect(read({ ...coupon, lotteryPercent })).toMatchObject({ name: 'Latte', lotteryPercent: 'unknown' });
    },
  );

  it.each([
    ['friendsOnly', 'true'],
    ['friendsOnly', 1],
    ['used', 1],
    ['used', 'no'],
    ['used', ''],
    ['used', {}],
  ])('a coupon does not know its restriction %s when it is %j', (name, given) => {
    expect(read({ ...coupon, [name]: given })).toMatchObject({ [name]: 'unknown' });
    expect(read({ ...coupon, [name]: true })).toMatchObject({ [name]: true });
    expect(read({ ...coupon, [name]: false })).toMatchObject({ [name]: false });
  });

  it('a list of coupons ends at an invalid cursor', () => {
    for (const nextCursor of [null, undefined, 7, {}])
      expect(parse(coupons, { items: [coupon], nextCursor }).nextCursor).toBeUndefined();
  });

  it('a coupon can have a name over 60 and a guide over 500 characters', () => {
    const texts = { name: longName, guide: long };
    expect(read({ ...coupon, ...texts })).toMatchObject(texts);
  });
});
