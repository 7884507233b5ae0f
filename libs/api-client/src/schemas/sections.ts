import * as v from 'valibot';
import { businessHours } from './business-hours.js';
import {
  byId,
  count,
  date,
  instant,
  itemId,
  knownOnly,
  latitude,
  listOf,
  longitude,
  money,
  optionalImage,
  optionalMinutes,
  optionalMoney,
  optionalPart,
  optionalShareImage,
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
  websites: v.optional(
    listOf(v.object({ url: webUrl, label: optionalText }), ({ url }) => url),
    [],
  ),
  /** What a visitor usually spends; `kind` says on what. */
  priceRanges: v.optional(
    listOf(
      v.pipe(
        v.object({
          kind: v.picklist(['lunch', 'dinner', 'general']),
          min: v.optional(money),
          max: v.optional(money),
        }),
        v.check(({ min, max }) => Boolean(min ?? max), 'must have a price'),
      ),
      ({ kind }) => kind,
    ),
    [],
  ),
  paymentMethods: v.optional(knownOnly(paymentMethods), []),
  facilities: v.optional(knownOnly(facilities), []),
  seats: optionalPart(count),
  stations: v.optional(
    listOf(
      v.object({ name: text, line: optionalText, walkMinutes: v.optional(count) }),
      ({ name, line }) => `${name} ${line}`,
    ),
    [],
  ),
  healthAndSafety: v.optional(knownOnly(healthAndSafetyMeasures), []),
});

/** Data of the section `faq`. */
export const faq = v.object({
  items: listOf(
    v.object({
      id: itemId,
      question: text,
      /** Plain text; blank lines separate paragraphs. */
      answer: text,
      updatedAt: optionalPart(instant),
      shareImage: optionalShareImage,
    }),
    byId,
  ),
});

/** Kinds of delivery: meals from a kitchen, goods from a shop. */
export const deliveryKinds = ['restaurant', 'store'] as const;

/** Ways to pay for a delivery (SPEC section 3). */
export const deliveryPayments = ['bankTransfer', 'creditCard', 'cashOnDelivery', 'directDeposit'] as const;

/** Data of the section `delivery`: an account may deliver meals, goods, or both, each on its own terms. */
export const delivery = v.object({
  services: listOf(
    v.object({
      kind: v.picklist(deliveryKinds),
      /** 0 is free; absent, the fee depends on the order. */
      fee: optionalMoney,
      /** Orders from this amount on are delivered free of charge. */
      freeFrom: optionalMoney,
      minimumOrder: optionalMoney,
      areas: v.optional(listOf(text, String), []),
      hours: optionalPart(businessHours),
      waitingMinutes: optionalMinutes,
      payments: v.optional(knownOnly(deliveryPayments), []),
      orderUrl: optionalWebUrl,
      note: optionalText,
    }),
  ),
});

/** Data of the section `takeout`. */
export const takeout = v.object({
  items: v.optional(
    listOf(
      v.object({
        id: text,
        name: text,
        description: optionalText,
        picture: optionalImage,
        price: optionalMoney,
        soldOut: v.optional(v.boolean(), false),
      }),
    ),
    [],
  ),
  hours: optionalPart(businessHours),
  waitingMinutes: optionalMinutes,
  orderUrl: optionalWebUrl,
  note: optionalText,
});

const stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));

/** Data of the section `reviews`. */
export const reviews = v.object({
  /** 0 where nobody has written yet. */
  average: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
  count,
  /** How many gave one star, two stars … five stars. */
  distribution: v.pipe(v.array(count), v.length(5)),
  /** The last day of review features, in the account's time zone. @default unknown */
  endsOn: optionalPart(date),
  items: listOf(
    v.object({
      id: text,
      /** A name, taken for one in the review's language. */
      author: text,
      stars,
      body: optionalText,
      /** BCP 47 tag of the review's own language, where it is known. */
      language: optionalText,
      createdAt: instant,
      /** The account's answer. */
      reply: optionalPart(
        v.object({
          body: text,
          /** BCP 47 tag of the reply's language, which often is the review's. @default the account's */
          language: optionalText,
          createdAt: instant,
        }),
      ),
    }),
    byId,
  ),
});

/** Social networks that have a name and a sign here. */
export const socialNetworks = [
  'instagram',
  'x',
  'facebook',
  'youtube',
  'tiktok',
  'threads',
  'note',
  'blog',
] as const;

/** Data of the section `social-media`; a link that is not http(s) is left out, and so is an unknown network. */
export const socialMedia = v.object({
  links: listOf(
    v.object({
      network: v.picklist(socialNetworks),
      url: webUrl,
      /** The account's name there, as '@komorebi'. */
      handle: optionalText,
    }),
  ),
});

/** Data of the section `signboard`: one big picture, or a text, with a link. */
export const signboard = v.object({
  picture: optionalImage,
  text: optionalText,
  url: optionalWebUrl,
});

/** Data of the section `announcements`, newest first. */
export const announcements = v.object({
  items: listOf(
    v.object({
      id: itemId,
      title: text,
      /** Plain text; blank lines separate paragraphs. */
      body: optionalText,
      publishedAt: instant,
      url: optionalWebUrl,
      picture: optionalImage,
      shareImage: optionalShareImage,
    }),
    byId,
  ),
});

export type BasicInfo = v.InferOutput<typeof basicInfo>;
export type Faq = v.InferOutput<typeof faq>;
export type PaymentMethod = (typeof paymentMethods)[number];
export type Facility = (typeof facilities)[number];
export type HealthAndSafetyMeasure = (typeof healthAndSafetyMeasures)[number];
export type Delivery = v.InferOutput<typeof delivery>;
export type DeliveryKind = (typeof deliveryKinds)[number];
export type DeliveryPayment = (typeof deliveryPayments)[number];
export type Takeout = v.InferOutput<typeof takeout>;
export type Reviews = v.InferOutput<typeof reviews>;
export type SocialMedia = v.InferOutput<typeof socialMedia>;
export type SocialNetwork = (typeof socialNetworks)[number];
export type Signboard = v.InferOutput<typeof signboard>;
export type Announcements = v.InferOutput<typeof announcements>;
