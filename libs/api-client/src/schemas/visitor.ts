import * as v from 'valibot';
import {
  favoriteStates,
  friendshipActions,
  friendshipTypes,
  pageFriendshipTypes,
  parseFriendshipType,
  reportReasons,
  type FavoriteState,
  type FriendshipAction,
  type FriendshipType,
  type ReportReason,
} from '../enumerations.js';
import { count, type EntriesOf } from './building-blocks.js';

/** Accepts both spellings; a type that only a newer server knows is 'unknown'. */
const friendshipType = v.pipe(
  v.string(),
  // Not spread: bundlers take that for a side effect, and would keep this in every bundle.
  v.metadata({ known: (friendshipTypes as readonly string[]).concat(pageFriendshipTypes) }),
  v.transform((value) => parseFriendshipType(value) ?? 'unknown'),
  v.picklist(friendshipTypes),
);

/** Answer of `…/relation`: the visitor's relation to the account. */
export interface Relation {
  /** 'unknown' where this version does not know the server's word. */
  friendshipType: FriendshipType;
  /** 'unknown' where this version does not know the server's word. */
  favorite: FavoriteState;
}

/** Schema of {@link Relation}. */
export const relation: v.GenericSchema<unknown, Relation> = v.object({
  friendshipType,
  favorite: v.fallback(v.picklist(favoriteStates), 'unknown'),
} satisfies EntriesOf<Relation>);

/** Body of `POST …/relation`. */
export interface FriendshipUpdate {
  action: FriendshipAction;
}

/** Schema of {@link FriendshipUpdate}. */
export const friendshipUpdate: v.GenericSchema<unknown, FriendshipUpdate> = v.object({
  action: v.picklist(friendshipActions),
} satisfies EntriesOf<FriendshipUpdate>);

/** Body of `PUT …/relation`. */
export interface FavoriteUpdate {
  /** Whether the account is to be among the visitor's favourites. */
  favorite: boolean;
}

/** Schema of {@link FavoriteUpdate}. */
export const favoriteUpdate: v.GenericSchema<unknown, FavoriteUpdate> = v.object({
  favorite: v.boolean(),
} satisfies EntriesOf<FavoriteUpdate>);

/** Answer of `…/friend-count`. */
export interface FriendCount {
  /** How many friends the account has. */
  count: number;
}

/** Schema of {@link FriendCount}. */
export const friendCount: v.GenericSchema<unknown, FriendCount> = v.object({
  count,
} satisfies EntriesOf<FriendCount>);

/** Answer of `…/count`: how many followers and posts an account has. */
export interface AccountCounts {
  /** How many visitors follow its posts. */
  followers: number;
  /** How many posts it has. */
  posts: number;
}

/** Schema of {@link AccountCounts}. */
export const accountCounts: v.GenericSchema<unknown, AccountCounts> = v.object({
  followers: count,
  posts: count,
} satisfies EntriesOf<AccountCounts>);

/** Answer of `…/follow`: whether the visitor follows the account's posts. */
export interface Follow {
  /** Whether the visitor follows the account. */
  isFollowing: boolean;
  /** How many accounts the visitor follows; {@link FOLLOW_LIMIT} at most. */
  following: number;
  /** How many visitors follow the account. */
  followers: number;
}

/** Schema of {@link Follow}. */
export const follow: v.GenericSchema<unknown, Follow> = v.object({
  isFollowing: v.boolean(),
  following: count,
  followers: count,
} satisfies EntriesOf<Follow>);

/** The most accounts that one visitor can follow. */
export const FOLLOW_LIMIT = 5000;

/** The most characters of a report's detail text. */
export const REPORT_DETAIL_LIMIT = 1000;

/** Body of `POST …/report`. Without the visitor's agreement nothing is sent. */
export interface Report {
  /** One of `reportReasons`. */
  reason: ReportReason;
  /** The visitor's own words: at most {@link REPORT_DETAIL_LIMIT} characters. */
  detail?: string | undefined;
  /** The visitor has agreed that the report is sent. */
  agreed: true;
}

/** Schema of {@link Report}. */
export const report: v.GenericSchema<unknown, Report> = v.object({
  reason: v.picklist(reportReasons),
  detail: v.optional(v.pipe(v.string(), v.maxLength(REPORT_DETAIL_LIMIT))),
  agreed: v.literal(true),
} satisfies EntriesOf<Report>);

/** Answer of `POST …/report`. */
export interface ReportReceipt {
  /** Names the report to the platform, for questions about it. */
  reportId: string;
}

/** Schema of {@link ReportReceipt}. */
export const reportReceipt: v.GenericSchema<unknown, ReportReceipt> = v.object({
  reportId: v.string(),
} satisfies EntriesOf<ReportReceipt>);

/** Body of the `PUT` that settles a write. */
export interface Settlement {
  /** The id under which the write was sent. */
  transactionId: string;
}

export const settlement: v.GenericSchema<unknown, Settlement> = v.object({
  transactionId: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,100}$/)),
} satisfies EntriesOf<Settlement>);

/** Answer of `PUT …/report`. */
export interface SettledReport {
  /** What was reported under the id; null if nothing was, and nothing ever will be. */
  report: ReportReceipt | null;
}

export const settledReport: v.GenericSchema<unknown, SettledReport> = v.object({
  report: v.nullable(reportReceipt),
} satisfies EntriesOf<SettledReport>);
