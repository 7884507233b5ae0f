import * as v from 'valibot';
import { UNKNOWN_COUNTRY } from '../country-codes.js';
import { accountBadges, type AccountBadge } from '../enumerations.js';
import { businessHours, timeZone, UNKNOWN_ZONE, type BusinessHours } from './business-hours.js';
import {
  byId,
  count,
  currency,
  isShallow,
  isSomewhere,
  knownOnly,
  latitude,
  listOf,
  longitude,
  optionalImage,
  optionalPart,
  optionalShareImage,
  optionalShortText,
  optionalText,
  shortText,
  text,
  type EntriesOf,
  type Image,
  type ShareImage,
} from './building-blocks.js';
import { reservationInventory, type ReservationInventory } from './contact.js';

/** Search ids open the page: `@` and 1 to 32 lower-case letters, digits, dots, hyphens or underscores. */
export const searchId: v.GenericSchema<string> = v.pipe(v.string(), v.regex(/^@[a-z0-9][a-z0-9._-]{0,31}$/));

/** Actions that an account can offer, besides those that depend on the relation. */
export const accountFeatures = ['call', 'reservation', 'keep', 'follow', 'share', 'report'] as const;

/** One of {@link accountFeatures}. */
export type AccountFeature = (typeof accountFeatures)[number];

/** Kinds of business that search engines and words distinguish. */
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

/** One of {@link businessTypes}. */
export type BusinessType = (typeof businessTypes)[number];

/** The account itself: everything that header and actions show. */
export interface Account {
  /** Identifies the account to the API only. */
  accountId: string;
  /** The search id that every account has, such as '@komorebi'. */
  basicSearchId: string;
  /** The search id that it has chosen itself, which the addresses of its page have. */
  premiumSearchId?: string | undefined;
  /** ISO 3166-1 alpha-2; 'ZZ' if unknown. */
  countryCode: string;
  /**
   * IANA name such as 'Asia/Tokyo', or an offset such as '+09:00'; 'Etc/Unknown' if this runtime knows no such zone. All
   * dates and hours of the account are in this zone.
   */
  timeZone: string;
  /** ISO 4217 code, such as 'JPY'; 'XXX', which is none, if unknown. */
  currency: string;
  /** As the owner writes it. */
  name: string;
  /** BCP 47 tag of the language of the account's own texts. */
  contentLanguage?: string | undefined;
  /** The kind of business in the account's words, for visitors. */
  category?: string | undefined;
  /** The kind of business, for search engines and for words such as 'last order' and 'last admission'. */
  businessType?: BusinessType | undefined;
  /** A few words of the owner, such as of this week. */
  statusMessage?: string | undefined;
  /** What the account is, in the owner's words. */
  description?: string | undefined;
  /** 'unverified' if unknown. */
  badge: AccountBadge;
  /** '#rrggbb'. The page checks its contrast before it uses it. */
  color?: string | undefined;
  /** Square, beside the name. */
  icon?: Image | undefined;
  /** Behind the name. */
  cover?: Image | undefined;
  /** 1200x630, for link previews in messaging apps. */
  shareImage?: ShareImage | undefined;
  /** Whether to show how many friends it has: owners may hide that, so it is not shown if this cannot be read. @default true */
  showsFriendCount: boolean;
  /** How many friends it has; absent if unknown. */
  friendCount?: number | undefined;
  /** How many visitors follow its posts; absent if unknown. */
  followerCount?: number | undefined;
  /** Buttons that the owner offers. */
  features: AccountFeature[];
}

/** Our own list is not the world's: any other country is one whose accounts have no sections. */
const countryCode = v.pipe(
  v.string(),
  v.metadata({ pattern: '^[A-Z]{2}$' }),
  v.transform((code) => code.trim().toUpperCase()),
  v.regex(/^[A-Z]{2}$/),
);

/**
 * Only what a header or action needs is required. Of texts, pictures, counts and colours that cannot be read nothing is
 * said; a price in an unknown currency is told without it, dates in an unknown zone say what they are in, an account of
 * an unknown country has no sections, one without a badge is called unverified, and a button that cannot be read is not
 * offered.
 */
export const account: v.GenericSchema<unknown, Account> = v.object({
  accountId: text,
  basicSearchId: searchId,
  premiumSearchId: optionalPart(searchId),
  countryCode: v.fallback(countryCode, UNKNOWN_COUNTRY),
  timeZone: v.fallback(timeZone, UNKNOWN_ZONE),
  currency: v.fallback(currency, 'XXX'),
  name: shortText,
  contentLanguage: optionalShortText,
  category: optionalShortText,
  businessType: optionalPart(v.picklist(businessTypes)),
  statusMessage: optionalShortText,
  description: optionalText,
  badge: v.fallback(v.picklist(accountBadges), 'unverified'),
  color: optionalPart(v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/))),
  icon: optionalImage,
  cover: optionalImage,
  shareImage: optionalShareImage,
  showsFriendCount: v.optional(v.fallback(v.boolean(), false), true),
  friendCount: optionalPart(count),
  followerCount: optionalPart(count),
  features: optionalPart(knownOnly(accountFeatures), []),
} satisfies EntriesOf<Account>);

/** One section of the page. */
export interface PageSection {
  /** The plugin that shows it, such as 'coupon'. */
  type: string;
  /** Unique among the sections of its type. */
  id: string;
  /** The sub-page that its data come from, if they have a separate endpoint. */
  pageId?: string | undefined;
  /**
   * Checked later by its plugin's schema, so that one bad section does not cost the page. Those that have a separate
   * endpoint may come along, as that answers an anonymous visitor: they are not asked for then.
   */
  data?: unknown;
}

/** Schema of {@link PageSection}. */
export const section: v.GenericSchema<unknown, PageSection> = v.object({
  type: shortText,
  id: text,
  pageId: optionalPart(text),
  data: v.optional(v.pipe(v.unknown(), v.check(isShallow, 'must not be nested that deep'))),
} satisfies EntriesOf<PageSection>);

/** A place nearby, for the place detail. */
export interface NearbyPlace {
  /** Unique among the places. */
  id: string;
  /** In the words of the place. */
  name: string;
  /** The kind of place, in the words of the place. */
  category?: string | undefined;
  /** BCP 47 tag of the language of name and category. @default the account's */
  contentLanguage?: string | undefined;
  /** Metres from the account. */
  distance: number;
  /** Degrees north of the equator. */
  latitude: number;
  /** Degrees east of Greenwich. */
  longitude: number;
  /** When it is open; absent if unknown. */
  hours?: BusinessHours | undefined;
  /** If the place is an official account itself. */
  searchId?: string | undefined;
}

/** Schema of {@link NearbyPlace}. */
export const nearbyPlace: v.GenericSchema<unknown, NearbyPlace> = v.pipe(
  v.object({
    id: text,
    name: shortText,
    category: optionalShortText,
    contentLanguage: optionalShortText,
    distance: count,
    latitude,
    longitude,
    // Whether it is open is not said of a place of which that is unknown.
    hours: optionalPart(businessHours),
    searchId: optionalPart(searchId),
  } satisfies EntriesOf<NearbyPlace>),
  v.check((place) => isSomewhere(place), 'must be somewhere'),
);

/** A page of the account other than its first one, such as a menu or jobs. */
export interface SubPage {
  /** Part of its address: up to 40 lower-case letters, digits and hyphens. */
  id: string;
  /** In the account's words, short enough for a tab. */
  title: string;
  /** In the owner's order. */
  sections: PageSection[];
}

/** Most sections of a page: several times the number of section types. */
const MAX_SECTIONS = 100;

const sections = optionalPart(
  listOf(section, ({ type, id }) => `${type} ${id}`, MAX_SECTIONS),
  [],
);

/** More would no longer fit a row of tabs. */
const MAX_SUB_PAGES = 10;

/** Schema of {@link SubPage}. */
export const subPage: v.GenericSchema<unknown, SubPage> = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  title: shortText,
  sections,
} satisfies EntriesOf<SubPage>);

/** Answer of `/v1/account-page/{searchId}/`. */
export interface AccountPage {
  /** The account itself. */
  account: Account;
  /** The sections of its first page, in the owner's order. */
  sections: PageSection[];
  /** Its other pages, in the owner's order. */
  subPages: SubPage[];
  /** Places near the account. */
  nearbyPlaces: NearbyPlace[];
  /** What can be booked, as `getReservationInventory` answers. @default it is asked for */
  reservationInventory?: ReservationInventory | undefined;
  /**
   * Set by the client if the answer has had sections or pages that are not among these: it could not read them. A page
   * sets it, too, for those that it leaves out itself.
   *
   * @default these are all
   */
  isPartial?: boolean | undefined;
}

/** Schema of {@link AccountPage}. */
export const accountPage: v.GenericSchema<unknown, AccountPage> = v.object({
  account,
  sections,
  subPages: optionalPart(listOf(subPage, byId, MAX_SUB_PAGES), []),
  nearbyPlaces: optionalPart(listOf(nearbyPlace, byId), []),
  reservationInventory: optionalPart(reservationInventory),
} satisfies EntriesOf<Omit<AccountPage, 'isPartial'>>);

/** The page without what came along for what visitors can do, for who keeps it once that has been read. */
export function withoutSentAlong(page: AccountPage): AccountPage {
  const rest = { ...page };
  delete rest.reservationInventory;
  return rest;
}
