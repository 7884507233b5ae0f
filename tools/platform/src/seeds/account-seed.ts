import type { FriendshipType, SubPagePluginType } from '@oa-profile/api-client';
import type {
  Account,
  BasicInfo,
  CallSetting,
  NearbyPlace,
  Recommendation,
  ReplyTime,
  ResponseModeSetting,
} from '@oa-profile/api-client/schemas';
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

/** Languages that texts of accounts are written in. */
export type SeedLanguage = 'en' | 'ja' | 'zh-TW' | 'th' | 'id' | 'ko';

/** `forbidden` accounts answer 403 to everything. */
export type AccountAccess = 'open' | 'forbidden';

/**
 * The same shape with only the texts that differ. Items of a list are translated in the order of the list, so a
 * translated list is as long as its original.
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

/** The account as it is seeded: what visitors do to it is counted, not written. */
export type SeededAccount = Omit<
  Account,
  'friendCount' | 'followerCount' | 'contentLanguage' | 'features' | 'showsFriendCount'
> & {
  contentLanguage: SeedLanguage;
  features?: Account['features'];
  showsFriendCount?: boolean;
};

/** Reviews as they are seeded: average and number follow from how many stars were given. */
export type SeededReviews = Omit<Reviews, 'average' | 'count'>;

/** A place nearby as it is seeded: how far it is follows from where it is. */
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

/** What an account's page shows. */
export interface PageContent extends SectionContents {
  account: SeededAccount;
  nearbyPlaces?: SeededPlace[];
}

/** What another page of the account shows. */
export interface FurtherPageContent extends SectionContents {
  title: string;
}

/** A page beside the first one. What its sections ask for themselves is among the sub-pages with its id. */
export interface FurtherPageSeed {
  id: string;
  content: Translated<FurtherPageContent>;
  /** In the owner's order. */
  sections: readonly string[];
}

/** From what the tables of the next days are made. */
export interface ReservationRules {
  partySize: { min: number; max: number };
  durationMinutes: number;
  /** How many parties fit into one slot. */
  tables: number;
  /** Wall times at which a slot starts; no slot on a missing weekday. */
  weekly: Partial<Record<'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat', readonly string[]>>;
  /** Dates without slots, 'YYYY-MM-DD'. */
  closedOn?: readonly string[];
}

/** Goods and other accounts; how the visitor stands to those is found out when asked. */
export interface RecommendationSeed {
  accountIds: string[];
  items: Recommendation['items'];
}

/** All that one row of the database holds about an account. */
export interface AccountContent {
  page: Translated<PageContent>;
  /** What the page shows below the header, in the owner's order. */
  sections?: readonly string[];
  /** Its other pages, in the owner's order. */
  furtherPages?: readonly FurtherPageSeed[];
  /** Whether somebody counts the guests: then the busy times have a live value. */
  countsGuests?: boolean;
  callSetting?: CallSetting;
  responseMode?: ResponseModeSetting;
  replyTime?: ReplyTime;
  recommendation?: Translated<RecommendationSeed>;
  reservation?: ReservationRules;
}

/** What each type of sub-page plugin shows, without what differs from visitor to visitor or from hour to hour. */
export interface SeededSubPages {
  MEDIA: Omit<MediaFeed, 'nextCursor'>;
  COUPON: { items: Omit<Coupon, 'used'>[] };
  SHOPCARD: Omit<RewardCard, 'points'>;
  EZSTORE: Omit<Showcase, 'nextCursor'>;
  TRAFFICINFO: Omit<BusyTimes, 'live'>;
  MEMBERSHIP: { plans: Omit<Membership['plans'][number], 'joined'>[] };
}

/** What a sub-page plugin shows, in several languages. */
export type SubPagePluginContent<Type extends SubPagePluginType = SubPagePluginType> = Translated<
  SeededSubPages[Type]
>;

/** One sub-page plugin, with its place in the path. */
export type SubPageSeed<Type extends SubPagePluginType = SubPagePluginType> = {
  [Each in Type]: {
    type: Each;
    pageId: string;
    pluginId: string;
    content: SubPagePluginContent<Each>;
  };
}[Type];

/** One official account. */
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
