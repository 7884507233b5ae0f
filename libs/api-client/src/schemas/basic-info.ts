import * as v from 'valibot';
import { businessHours } from './business-hours.js';
import {
  count,
  knownOnly,
  latitude,
  listOf,
  longitude,
  money,
  optionalPart,
  optionalText,
  optionalWebUrl,
  text,
  webUrl,
} from './building-blocks.js';

/** Ways to pay at the place itself. */
export const paymentMethods = [
  'cash',
  'creditCard',
  'debitCard',
  'transitCard',
  'eMoney',
  'qrPayment',
  'bankTransfer',
  'insurance',
] as const;

/** Yes-or-no facilities; seats are counted. */
export const facilities = ['freeWifi', 'noSmoking', 'parking', 'powerOutlets', 'privateRooms'] as const;

/** Health-and-safety measures an account can declare. */
export const healthAndSafetyMeasures = [
  'handSanitizer',
  'staffMasks',
  'temperatureChecks',
  'ventilation',
  'spacedSeating',
  'contactlessPayment',
] as const;

/**
 * Data of the section `basic-info`. Every part is optional: an account may have just a phone number. Besides the section,
 * the page reads them for its map and its contact, and a host for search engines: they are facts of the account.
 */
export const basicInfo = v.object({
  hours: optionalPart(businessHours),
  address: optionalPart(
    v.object({
      text,
      /** The same in its parts, as far as they are known, for search engines and address books. */
      street: optionalText,
      /** City, town or ward. */
      locality: optionalText,
      /** Prefecture, province or state. */
      region: optionalText,
      postalCode: optionalText,
      note: optionalText,
      latitude: optionalPart(latitude),
      longitude: optionalPart(longitude),
      mapUrl: optionalWebUrl,
    }),
  ),
  phone: optionalText,
  websites: optionalPart(
    listOf(v.object({ url: webUrl, label: optionalText }), ({ url }) => url),
    [],
  ),
  /** What a visitor usually spends; `kind` says on what. */
  priceRanges: optionalPart(
    listOf(
      v.pipe(
        v.object({
          kind: v.picklist(['lunch', 'dinner', 'general']),
          min: optionalPart(money),
          max: optionalPart(money),
        }),
        v.check(({ min, max }) => Boolean(min ?? max), 'must have a price'),
      ),
      ({ kind }) => kind,
    ),
    [],
  ),
  paymentMethods: optionalPart(knownOnly(paymentMethods), []),
  facilities: optionalPart(knownOnly(facilities), []),
  seats: optionalPart(count),
  stations: optionalPart(
    listOf(
      v.object({ name: text, line: optionalText, walkMinutes: optionalPart(count) }),
      ({ name, line }) => `${name} ${line}`,
    ),
    [],
  ),
  healthAndSafety: optionalPart(knownOnly(healthAndSafetyMeasures), []),
});

export type BasicInfo = v.InferOutput<typeof basicInfo>;
export type PaymentMethod = (typeof paymentMethods)[number];
export type Facility = (typeof facilities)[number];
export type HealthAndSafetyMeasure = (typeof healthAndSafetyMeasures)[number];
