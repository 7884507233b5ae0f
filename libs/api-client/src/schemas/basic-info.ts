import * as v from 'valibot';
import { businessHours, type BusinessHours } from './business-hours.js';
import {
  count,
  isSomewhere,
  knownOnly,
  latitude,
  listOf,
  longitude,
  money,
  optionalPart,
  optionalShortText,
  optionalTelephone,
  optionalText,
  optionalWebUrl,
  sayingShortText,
  shortText,
  webUrl,
  type EntriesOf,
  type Money,
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

/** One of {@link paymentMethods}. */
export type PaymentMethod = (typeof paymentMethods)[number];

/** Yes-or-no facilities; seats are counted. */
export const facilities = ['freeWifi', 'noSmoking', 'parking', 'powerOutlets', 'privateRooms'] as const;

/** One of {@link facilities}. */
export type Facility = (typeof facilities)[number];

/** Health-and-safety measures an account can declare. */
export const healthAndSafetyMeasures = [
  'handSanitizer',
  'staffMasks',
  'temperatureChecks',
  'ventilation',
  'spacedSeating',
  'contactlessPayment',
] as const;

/** One of {@link healthAndSafetyMeasures}. */
export type HealthAndSafetyMeasure = (typeof healthAndSafetyMeasures)[number];

/** Where an account is. */
export interface Address {
  /** The whole address, as on a letter. */
  text: string;
  /** The known parts of the address, for search engines and address books. */
  street?: string | undefined;
  /** City, town or ward. */
  locality?: string | undefined;
  /** Prefecture, province or state. */
  region?: string | undefined;
  postalCode?: string | undefined;
  /** How to find it, in the account's words. */
  note?: string | undefined;
  /** Degrees north of the equator. */
  latitude?: number | undefined;
  /** Degrees east of Greenwich. */
  longitude?: number | undefined;
  mapUrl?: string | undefined;
}

/** A website of an account. */
export interface Website {
  url: string;
  label?: string | undefined;
}

/** What a visitor usually spends; has `min`, `max` or both. */
export interface PriceRange {
  /** On what. */
  kind: 'lunch' | 'dinner' | 'general';
  min?: Money | undefined;
  max?: Money | undefined;
}

/** A station near an account. */
export interface Station {
  name: string;
  line?: string | undefined;
  /** Minutes on foot. */
  walkMinutes?: number | undefined;
}

/**
 * Data of the section `basic-info`. Every part is optional: an account may have just a phone number. The page also uses
 * them for its map and contact, and a host for search engines.
 */
export interface BasicInfo {
  hours?: BusinessHours | undefined;
  address?: Address | undefined;
  phone?: string | undefined;
  websites: Website[];
  priceRanges: PriceRange[];
  paymentMethods: PaymentMethod[];
  facilities: Facility[];
  /** How many seats there are. */
  seats?: number | undefined;
  stations: Station[];
  healthAndSafety: HealthAndSafetyMeasure[];
}

const address: v.GenericSchema<unknown, Address> = v.pipe(
  v.object({
    text: sayingShortText,
    street: optionalShortText,
    locality: optionalShortText,
    region: optionalShortText,
    postalCode: optionalPart(v.pipe(shortText, v.regex(/[^\s0-]/))),
    note: optionalText,
    latitude: optionalPart(latitude),
    longitude: optionalPart(longitude),
    mapUrl: optionalWebUrl,
  } satisfies EntriesOf<Address>),
  v.transform((read) => (isSomewhere(read) ? read : { ...read, latitude: undefined, longitude: undefined })),
);

const website: v.GenericSchema<unknown, Website> = v.object({
  url: webUrl,
  label: optionalShortText,
} satisfies EntriesOf<Website>);

const priceRange: v.GenericSchema<unknown, PriceRange> = v.pipe(
  v.object({
    kind: v.picklist(['lunch', 'dinner', 'general']),
    // With one of the two the page says 'from' or 'up to'.
    min: optionalPart(money),
    max: optionalPart(
      v.pipe(
        money,
        v.check(({ amount }) => amount > 0, 'must be a price'),
      ),
    ),
  } satisfies EntriesOf<PriceRange>),
  v.check(({ min, max }) => Boolean(max ?? min?.amount), 'must have a price'),
  v.transform((range) => (isUpsideDown(range) ? { ...range, min: range.max, max: range.min } : range)),
);

function isUpsideDown({ min, max }: PriceRange): boolean {
  return min !== undefined && max?.currency === min.currency && max.amount < min.amount;
}

const station: v.GenericSchema<unknown, Station> = v.object({
  name: shortText,
  line: optionalShortText,
  walkMinutes: optionalPart(count),
} satisfies EntriesOf<Station>);

/**
 * Schema of {@link BasicInfo}. Of what cannot be read nothing is said, since absence says nothing: no way to pay, facility
 * or station is denied. Hours that cannot be read are said to be not available.
 */
export const basicInfo: v.GenericSchema<unknown, BasicInfo> = v.object({
  hours: optionalPart(businessHours),
  address: optionalPart(address),
  phone: optionalTelephone,
  websites: optionalPart(
    listOf(website, ({ url }) => url),
    [],
  ),
  priceRanges: optionalPart(
    listOf(priceRange, ({ kind }) => kind),
    [],
  ),
  paymentMethods: optionalPart(knownOnly(paymentMethods), []),
  facilities: optionalPart(knownOnly(facilities), []),
  seats: optionalPart(v.pipe(count, v.minValue(1))),
  stations: optionalPart(
    listOf(station, ({ name, line }) => `${name} ${line}`),
    [],
  ),
  healthAndSafety: optionalPart(knownOnly(healthAndSafetyMeasures), []),
} satisfies EntriesOf<BasicInfo>);
