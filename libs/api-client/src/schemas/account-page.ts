import * as v from 'valibot';
import { countryCodes } from '../country-codes.js';
import { accountBadges } from '../enumerations.js';
import { businessHours, timeZone } from './business-hours.js';
import {
  byId,
  count,
  isShallow,
  knownOnly,
  latitude,
  listOf,
  longitude,
  optionalImage,
  optionalPart,
  optionalShareImage,
  optionalText,
  text,
} from './building-blocks.js';

/** Search ids open the page: `@` and 1 to 32 lower-case letters, digits, dots, hyphens or underscores. */
export const searchId: v.GenericSchema<string> = v.pipe(v.string(), v.regex(/^@[a-z0-9][a-z0-9._-]{0,31}$/));

/** Buttons an owner can offer besides those that the relation decides. */
export const accountFeatures = ['call', 'reservation', 'keep', 'follow', 'share', 'report'] as const;

/** Kinds of business that search engines tell apart. */
export const businessTypes = [
  'bakery',
  'bar',
  'beautySalon',
  'bookStore',
  'cafe',
  'clothingStore',
  'convenienceStore',
  'daySpa',
  'dentist',
  'fastFood',
  'florist',
  'groceryStore',
  'gym',
  'hairSalon',
  'hotel',
  'library',
  'medicalClinic',
  'museum',
  'pharmacy',
  'restaurant',
  'store',
] as const;

/** The account itself: all that header and actions show. */
export const account = v.object({
  accountId: text,
  basicSearchId: searchId,
  premiumSearchId: optionalPart(searchId),
  countryCode: v.picklist(countryCodes),
  timeZone,
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  name: text,
  /** BCP 47 tag of the language that the account's own texts are in. */
  contentLanguage: optionalText,
  /** What kind of business it is, in the account's words; visitors read it. */
  category: optionalText,
  /** The same for machines: search engines are told a type. */
  businessType: optionalPart(v.picklist(businessTypes)),
  statusMessage: optionalText,
  description: optionalText,
  badge: v.fallback(v.picklist(accountBadges), 'unverified'),
  /** '#rrggbb'. The page checks its contrast before it uses it. */
  color: optionalPart(v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/))),
  icon: optionalImage,
  cover: optionalImage,
  /** 1200x630, for link previews in messengers. */
  shareImage: optionalShareImage,
  /** Owners may hide how many friends they have. */
  showsFriendCount: optionalPart(v.boolean(), true),
  friendCount: optionalPart(count),
  followerCount: optionalPart(count),
  features: optionalPart(knownOnly(accountFeatures), []),
});

/**
 * One section of the page, in the owner's order. `data` is checked by its plugin's own schema, so that one bad
 * section does not cost the page; sections with an endpoint of their own name the sub-page instead.
 */
export const section = v.object({
  type: text,
  id: text,
  pageId: optionalPart(text),
  data: v.optional(v.pipe(v.unknown(), v.check(isShallow, 'must not be nested that deep'))),
});

/** A place around the corner, for the place detail. */
export const nearbyPlace = v.object({
  id: text,
  name: text,
  category: optionalText,
  /** BCP 47 tag of the language of name and category. @default that of the account */
  contentLanguage: optionalText,
  /** Metres from the account. */
  distance: count,
  latitude,
  longitude,
  hours: optionalPart(businessHours),
  /** Where the place is an official account itself. */
  searchId: optionalPart(searchId),
});

/** Several times as many as there are types of sections. */
const MOST_SECTIONS = 100;

/** Answer of `/v1/account-page/{searchId}/`. */
export const accountPage = v.object({
  account,
  sections: optionalPart(
    listOf(section, ({ type, id }) => `${type} ${id}`, MOST_SECTIONS),
    [],
  ),
  nearbyPlaces: optionalPart(listOf(nearbyPlace, byId), []),
});

export type Account = v.InferOutput<typeof account>;
export type BusinessType = (typeof businessTypes)[number];
export type AccountFeature = (typeof accountFeatures)[number];
export type NearbyPlace = v.InferOutput<typeof nearbyPlace>;
export type PageSection = v.InferOutput<typeof section>;
export type AccountPage = v.InferOutput<typeof accountPage>;
