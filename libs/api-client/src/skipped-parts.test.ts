import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import * as basicInfoSchemas from './schemas/basic-info.js';
import * as businessHoursSchemas from './schemas/business-hours.js';
import * as visitorSchemas from './schemas/visitor.js';
import { byId, instant, listOf, optionalImage, optionalText, text } from './schemas/building-blocks.js';
import { skippedParts } from './skipped-parts.js';
import { picture } from './testing/wire.js';

const places = (schema: Parameters<typeof v.parse>[0], sent: unknown): string[] =>
  skippedParts(sent, v.parse(schema, sent));

/** A schema such as a plugin's. */
const coupons = v.object({
  items: listOf(
    v.object({
      id: text,
      name: text,
      guide: optionalText,
      kind: v.fallback(v.picklist(['gift', 'other']), 'other'),
      picture: optionalImage,
      startsAt: instant,
      endsAt: instant,
    }),
    byId,
  ),
  nextCursor: v.optional(text),
});

const coupon = {
  id: 'c-1',
  name: 'Cake',
  kind: 'gift',
  startsAt: '2026-11-01T00:00:00Z',
  endsAt: '2026-12-01T00:00:00Z',
};

describe('the ignored part of a response', () => {
  it('the ignored part of a response is nothing if all was understood, and no field that a newer server adds', () => {
    expect(places(coupons, { items: [{ ...coupon, picture }], nextCursor: '2' })).toEqual([]);
    expect(places(coupons, { items: [{ ...coupon, sparkle: true }], theme: 'new' })).toEqual([]);
    expect(places(visitorSchemas.relation, { friendshipType: 'FriendBlocked', favorite: 'false' })).toEqual(
      [],
    );
  });

  it('the ignored part of a response is no value that only moved, and no blank text or null', () => {
    expect(places(basicInfoSchemas.basicInfo, { paymentMethods: ['creditCard', 'cash'] })).toEqual([]);
    expect(places(coupons, { items: [{ ...coupon, guide: ' \n', picture: null }] })).toEqual([]);
  });

  it('the ignored part of a response is no exact repeat of an item, but another item with the same id', () => {
    expect(places(basicInfoSchemas.basicInfo, { paymentMethods: ['cash', 'cash'] })).toEqual([]);
    expect(places(coupons, { items: [coupon, { ...coupon }] })).toEqual([]);
    expect(places(coupons, { items: [coupon, { ...coupon, name: 'Tart' }] })).toEqual(['items: 1 of 2']);
  });

  it('the ignored part of a response is reported by place: a value, a picture, an item', () => {
    expect(places(coupons, { items: [{ ...coupon, kind: 'voucher' }] })).toEqual(['items.0.kind']);
    expect(places(coupons, { items: [{ ...coupon, picture: { url: 'x' } }] })).toEqual(['items.0.picture']);
    expect(places(coupons, { items: [coupon, { id: 'c-2' }] })).toEqual(['items: 1 of 2']);
    expect(places(basicInfoSchemas.basicInfo, { paymentMethods: ['cash', 'shells'] })).toEqual([
      'paymentMethods: 1 of 2',
    ]);
  });

  it('the ignored part of a response is no day of special hours that the reader adds or cannot date', () => {
    const special = [{ from: '2026-12-31', to: '2026-12-31', intervals: [] }];
    const hours = { timeZone: 'Asia/Tokyo', weekly: {}, holiday: [], special };
    const read = (change: object) => places(businessHoursSchemas.businessHours, { ...hours, ...change });
    expect(read({ timeZone: 'Mars/Base' })).toEqual(['timeZone']);
    expect(read({ publicHolidays: ['x'] })).toEqual(['publicHolidays: 1 of 1']);
  });

  it('the ignored part of a response is reported for five places at most', () => {
    const items = Array.from({ length: 9 }, (_, index) => ({ ...coupon, id: `c-${index}`, kind: 'voucher' }));
    expect(places(coupons, { items })).toHaveLength(5);
  });
});
