import * as v from 'valibot';
import { businessHours } from './business-hours.js';
import { count, instant, knownOnly, listOf, money, optionalWebUrl, text, webUrl } from './building-blocks.js';

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

/** Yes-or-no facilities (SPEC section 3); seats are counted. */
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

/** Data of the section `basic-info`. Every part is optional: an account may have just a phone number. */
export const basicInfo = v.object({
  hours: v.fallback(v.optional(businessHours), undefined),
  address: v.optional(
    v.object({
      text,
      note: v.optional(v.string()),
      latitude: v.fallback(v.optional(v.pipe(v.number(), v.minValue(-90), v.maxValue(90))), undefined),
      longitude: v.fallback(v.optional(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))), undefined),
      mapUrl: optionalWebUrl,
    }),
  ),
  phone: v.fallback(v.optional(text), undefined),
  websites: v.optional(listOf(v.object({ url: webUrl, label: v.optional(v.string()) })), []),
  /** What a visitor usually spends; `kind` says on what. */
  priceRanges: v.optional(
    listOf(
      v.object({
        kind: v.picklist(['lunch', 'dinner', 'general']),
        min: v.optional(money),
        max: v.optional(money),
      }),
    ),
    [],
  ),
  paymentMethods: v.optional(knownOnly(paymentMethods), []),
  facilities: v.optional(knownOnly(facilities), []),
  seats: v.fallback(v.optional(count), undefined),
  stations: v.optional(
    listOf(v.object({ name: text, line: v.optional(v.string()), walkMinutes: v.optional(count) })),
    [],
  ),
  healthAndSafety: v.optional(knownOnly(healthAndSafetyMeasures), []),
});

/** Data of the section `faq`. */
export const faq = v.object({
  items: listOf(
    v.object({
      /** Part of the answer's own link. */
      id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
      question: text,
      /** Plain text; blank lines separate paragraphs. */
      answer: text,
      updatedAt: v.fallback(v.optional(instant), undefined),
    }),
  ),
});

export type BasicInfo = v.InferOutput<typeof basicInfo>;
export type Faq = v.InferOutput<typeof faq>;
export type PaymentMethod = (typeof paymentMethods)[number];
export type Facility = (typeof facilities)[number];
export type HealthAndSafetyMeasure = (typeof healthAndSafetyMeasures)[number];
