import { businessHours } from '@oa-profile/api-client/schemas';
import {
  knownOnly,
  listOf,
  money,
  optionalMinutes,
  optionalMoney,
  optionalPart,
  optionalText,
  optionalWebUrl,
  orUnknown,
  readableListOf,
  shortText,
} from '@oa-profile/api-client/schemas/building-blocks';
import type { SectionContract } from '@oa-profile/plugin-sdk';
import * as v from 'valibot';

/** Kinds of delivery: meals from a kitchen, goods from a shop. */
const deliveryKinds = ['restaurant', 'store'] as const;

/** Ways to pay for a delivery. */
const deliveryPayments = ['bankTransfer', 'creditCard', 'cashOnDelivery', 'directDeposit'] as const;

const areas: v.GenericSchema<unknown, string[] | 'unknown'> = readableListOf(shortText);

/** Data of the section `delivery`: an account may deliver meals, goods, or both, with separate terms. */
export const delivery = v.object({
  services: listOf(
    v.object({
      kind: v.picklist(deliveryKinds),
      /** 0 means free; absent means that the fee depends on the order. If 'unknown', it is to be checked when ordering. */
      fee: orUnknown(money),
      /** Delivery is free from this amount on. If it cannot be read, nothing is promised to be free. */
      freeFrom: optionalMoney,
      /** 0 means none; absent says nothing. If 'unknown', it is to be checked when ordering. */
      minimumOrder: orUnknown(money),
      /** Empty says nothing. If none can be read, they are 'unknown': to be checked when ordering. */
      areas: v.optional(v.fallback<typeof areas, 'unknown'>(areas, 'unknown'), []),
      // Absent says nothing; if they cannot be read, that they are not available.
      hours: optionalPart(businessHours),
      // Of the rest nothing is said if it cannot be read, and no way to pay is denied.
      waitingMinutes: optionalMinutes,
      payments: optionalPart(knownOnly(deliveryPayments), []),
      orderUrl: optionalWebUrl,
      note: optionalText,
    }),
  ),
});

export type Delivery = v.InferOutput<typeof delivery>;

export const section: SectionContract<Delivery> = {
  type: 'delivery',
  source: { kind: 'account-page' },
  schema: delivery,
};
