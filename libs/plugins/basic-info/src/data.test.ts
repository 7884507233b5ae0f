import { basicInfo } from '@oa-profile/api-client/schemas';
import type { BasicInfo } from '@oa-profile/api-client/schemas';
import { parse } from 'valibot';
import { expect, it } from 'vitest';
import { isEmptyBasicInfo } from './is-empty-basic-info.js';

const phone = '03-1234-5678';
const lunch = { kind: 'lunch', min: { amount: 1000, currency: 'JPY' } };
const hours = { timeZone: 'Asia/Tokyo', weekly: { mon: [{ opens: '10:00', closes: '18:00' }] } };

it('valid opening hours are kept', () => {
  expect(parse(basicInfo, { hours }).hours).toEqual(hours);
});

it.each(['10:00-18:00', 7, true])(
  'opening hours that cannot be read are unknown, and the rest is kept: %j',
  (meaningless) => {
    expect(parse(basicInfo, { phone, hours: meaningless })).toMatchObject({
      phone,
      hours: { timeZone: 'Etc/Unknown', weekly: {}, special: [{}] },
    });
  },
);

it('an odd interval of the opening hours costs itself only', () => {
  const [first] = hours.weekly.mon;
  const odd = { opens: '10:00', closes: '35:00' };
  const weekly = { mon: [first, odd], tue: [odd] };
  expect(parse(basicInfo, { hours: { ...hours, weekly } }).hours).toEqual({
    ...hours,
    weekly: { ...hours.weekly, tue: undefined },
  });
});

it('a price range without a price is dropped', () => {
  const { priceRanges } = parse(basicInfo, { priceRanges: [{ kind: 'dinner' }, lunch] });
  expect(priceRanges).toEqual([lunch]);
});

it('a price range whose ends were confused begins with the lower one', () => {
  const yen = (amount: number) => ({ amount, currency: 'JPY' });
  const read = (min: object, max: object): unknown =>
    parse(basicInfo, { priceRanges: [{ kind: 'dinner', min, max }] }).priceRanges[0];
  expect(read(yen(3500), yen(900))).toEqual({ kind: 'dinner', min: yen(900), max: yen(3500) });
  expect(read(yen(900), yen(900))).toEqual({ kind: 'dinner', min: yen(900), max: yen(900) });
  const dollars = { amount: 20, currency: 'USD' };
  expect(read(yen(900), dollars)).toEqual({ kind: 'dinner', min: yen(900), max: dollars });
});

it.each([{}, { websites: [], facilities: ['helipad'] }, { priceRanges: [{ kind: 'dinner' }] }])(
  'the section is empty for %j',
  (data) => {
    expect(isEmptyBasicInfo(parse(basicInfo, data))).toBe(true);
  },
);

it.each<Partial<BasicInfo>>([{ phone }, { seats: 12 }, { paymentMethods: ['cash'] }, { hours }])(
  'the section is not empty for %j',
  (data) => {
    expect(isEmptyBasicInfo(parse(basicInfo, data))).toBe(false);
  },
);
