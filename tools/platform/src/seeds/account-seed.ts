import type {
  FriendshipType,
  SubPagePluginType,
  Account,
  CallSetting,
  NearbyPlace,
  Recommendation,
  ReplyTime,
  ResponseModeSetting,
} from '@oa-profile/api-client';
import type { BasicInfo } from '@oa-profile/api-client/schemas';
import type { Announcements } from '@oa-profile/plugin-announcements/data';
import type { BusyTimes } from '@oa-profile/plugin-busy-times/data';
import type { Coupon } from '@oa-profile/plugin-coupon/data';
import type { Delivery } from '@oa-profile/plugin-delivery/data';
import type { Faq } from '@oa-profile/plugin-faq/data';
import type { MediaFeed } from '@oa-profile/plugin-media-feed/data';
import type { Membership } from '@oa-profile/plugin-membership/data';
import type { Reviews } from '@oa-profile/plugin-reviews/data';
import type { RewardCard } from '@oa-profile/plugin-reward-card/data';
import type { Showcase } from '@oa-profile/plugin-showcase/data';
import type { Signboard } from '@oa-profile/plugin-signboard/data';
import type { SocialMedia } from '@oa-profile/plugin-social-media/data';
import type { Takeout } from '@oa-profile/plugin-takeout/data';

export type SeedLanguage = 'en' | 'ja' | 'zh-TW' | 'th' | 'id' | 'ko';

/** `forbidden` accounts answer 403 to everything. */
export type AccountAccess = 'open' | 'forbidden';

/**
 * The same shape with only the texts that differ. Items of a list are matched by position, so a translated list is as
 * long as its original.
 */
export type Translation<T> = T extends readonly (infer Item)[]
  ? readonly Translation<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]?: Translation<T[Key]> }
    : T;

/** Something with texts, in the account's own language and in others. */
export interface Translated<T> {
  original: T;
  translations?: Partial<Record<SeedLanguage, Translation<T>>>;
}

/** A seeded account, without what is computed, such as counts of visitors' actions. */
export type SeededAccount = Omit<
  Account,
  'friendCount' | 'followerCount' | 'contentLanguage' | 'features' | 'showsFriendCount'
> & {
  contentLanguage: SeedLanguage;
  features?: Account['features'];
  showsFriendCount?: boolean;
};

/** Seeded reviews, without average and number, which are computed from the stars. */
export type SeededReviews = Omit<Reviews, 'average' | 'count'>;

/** A seeded nearby place, without its distance, which is computed from the positions. */
export type SeededPlace = Omit<NearbyPlace, 'distance'>;

/** A section's data by its type, in the spelling of {@link contentKeyOf}. */
export interface SectionContents {
  basicInfo?: Partial<BasicInfo>;
  faq?: Faq;
  delivery?: Delivery;
  takeout?: Takeout;
  reviews?: SeededReviews;
  socialMedia?: SocialMedia;
  signboard?: Signboard;
  announcements?: Announcements;
  [section: string]: unknown;
}

export interface PageContent extends SectionContents {
  account: SeededAccount;
  nearbyPlaces?: SeededPlace[];
}

export interface FurtherPageContent extends SectionContents {
  title: string;
}

/** A page beside the first one. Data with their own endpoint are in the sub-pages with its id. */
export interface FurtherPageSeed {
  id: string;
  content: Translated<FurtherPageContent>;
  /** In the owner's order. */
  sections: readonly string[];
}

/** Rules from which the slots of the next days are made. */
export interface ReservationRules {
  partySize: { min: number; max: number };
  durationMinutes: number;
  /** Number of tables in a slot. */
  tables: number;
  /** Local times at which slots start; a missing weekday has none. */
  weekly: Partial<Record<'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat', readonly string[]>>;
  /** Dates without slots, 'YYYY-MM-DD'. */
  closedOn?: readonly string[];
}

/** Goods and other accounts; the visitor's relation to those is added to the response. */
export interface RecommendationSeed {
  accountIds: string[];
  items: Recommendation['items'];
}

/** The content of an account's row in the database. */
export interface AccountContent {
  page: Translated<PageContent>;
  /** Its name and category in other languages than its own page's, for the pages of other accounts. */
  elsewhere?: Partial<Record<SeedLanguage, Pick<SeededAccount, 'name' | 'category'>>>;
  /** Types of the sections below the header, in the owner's order. */
  sections?: readonly string[];
  /** Its other pages, in the owner's order. */
  furtherPages?: readonly FurtherPageSeed[];
  /** Whether the account counts its guests: then the busy times have a live value. */
  countsGuests?: boolean;
  callSetting?: CallSetting;
  responseMode?: ResponseModeSetting;
  replyTime?: ReplyTime;
  recommendation?: Translated<RecommendationSeed>;
  reservation?: ReservationRules;
}

/** Content of each type of sub-page plugin, without what depends on the visitor or the hour. */
export interface SeededSubPages {
  MEDIA: Omit<MediaFeed, 'nextCursor'>;
  COUPON: { items: Omit<Coupon, 'used' | 'usedAt'>[] };
  SHOPCARD: Omit<RewardCard, 'points'>;
  EZSTORE: Omit<Showcase, 'nextCursor'>;
  TRAFFICINFO: Omit<BusyTimes, 'live'>;
  MEMBERSHIP: { plans: Omit<Membership['plans'][number], 'joined'>[] };
}

/** Content of a sub-page plugin, in several languages. */
export type SubPagePluginContent<Type extends SubPagePluginType = SubPagePluginType> = Translated<
  SeededSubPages[Type]
>;

/** One sub-page plugin, with its place in the path. */
export type SubPageSeed<Type extends SubPagePluginType = SubPagePluginType> = {
  [Each in Type]: {
    type: Each;
    /** @default the first page, 'home' */
    pageId?: string;
    /** @default the usual one of its type */
    pluginId?: string;
    content: SubPagePluginContent<Each>;
  };
}[Type];

/** Plugins' ids where a seed does not say another one. */
const usualIds: Readonly<Record<SubPagePluginType, string>> = {
  MEDIA: 'media',
  COUPON: 'coupon',
  SHOPCARD: 'card',
  EZSTORE: 'store',
  TRAFFICINFO: 'busy',
  MEMBERSHIP: 'membership',
};

/** The place of a sub-page plugin in the path. */
export const placeOf = ({ type, pageId = 'home', pluginId = usualIds[type] }: SubPageSeed) => ({
  type,
  pageId,
  pluginId,
});

export interface AccountSeed extends AccountContent {
  /** @default 'open' */
  access?: AccountAccess;
  /** @default 'unspecified' */
  defaultFriendship?: FriendshipType;
  friends: number;
  followers: number;
  posts: number;
  subPages?: SubPageSeed[];
}
