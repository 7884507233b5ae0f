import type { BusinessHours } from '@oa-profile/business-hours';
import { number, object, string, type InferOutput } from 'valibot';
import { expect, expectTypeOf, it } from 'vitest';
import type { image, money, EntriesOf, Image, Money } from './schemas/building-blocks.js';
import type { BasicInfo, businessHours } from './schemas/index.js';
import type { ResponseModeSetting } from './schemas/contact.js';

it('types have the fields of their schema, no fewer and no more, and hours are those of business-hours', () => {
  const [amount, currency] = [number(), string()];
  const exact = { amount, currency } satisfies EntriesOf<Money>;
  expectTypeOf(object(exact)).toExtend<typeof money>();
  // @ts-expect-error: a field is missing.
  const fewer = { amount } satisfies EntriesOf<Money>;
  // @ts-expect-error: not a field of the interface.
  const more = { amount, currency, precision: number() } satisfies EntriesOf<Money>;
  // @ts-expect-error: an optional field must also be in the schema.
  const undescribed = { url: string(), width: amount, height: amount } satisfies EntriesOf<Image>;
  expectTypeOf([fewer, more, undescribed]).toBeArray();
  expectTypeOf<InferOutput<typeof image>>().toEqualTypeOf<Image>();
  expect(Object.keys(exact)).toEqual(['amount', 'currency']);
  expectTypeOf<InferOutput<typeof businessHours>>().toExtend<BusinessHours>();
  expectTypeOf<NonNullable<BasicInfo['hours']>>().toExtend<BusinessHours>();
  expectTypeOf<NonNullable<ResponseModeSetting['responseHours']>>().toExtend<BusinessHours>();
});
