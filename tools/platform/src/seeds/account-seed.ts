import type { FriendshipType, SubPagePluginType } from '@oa-profile/api-client';
import type {
  Account,
  BasicInfo,
  CallSetting,
  Faq,
  Recommendation,
  ReplyTime,
  ResponseModeSetting,
  SubPagePlugins,
} from '@oa-profile/api-client/schemas';

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
  'friendCount' | 'contentLanguage' | 'features' | 'showsFriendCount'
> & {
  contentLanguage: SeedLanguage;
  features?: Account['features'];
  showsFriendCount?: boolean;
};

/** What an account's page shows. */
export interface PageContent {
  account: SeededAccount;
  basicInfo?: Partial<BasicInfo>;
  faq?: Faq;
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
  callSetting?: CallSetting;
  responseMode?: ResponseModeSetting;
  replyTime?: ReplyTime;
  recommendation?: Translated<RecommendationSeed>;
  reservation?: ReservationRules;
}

/** What a sub-page plugin shows. */
export type SubPagePluginContent<Type extends SubPagePluginType = SubPagePluginType> = Translated<
  SubPagePlugins[Type]
>;

/** One sub-page plugin, with its place in the path. */
export type SubPageSeed = {
  [Type in SubPagePluginType]: {
    type: Type;
    pageId: string;
    pluginId: string;
    content: SubPagePluginContent<Type>;
  };
}[SubPagePluginType];

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
