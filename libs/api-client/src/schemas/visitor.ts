import * as v from 'valibot';
import {
  favoriteStates,
  friendshipActions,
  friendshipTypes,
  pageFriendshipTypes,
  parseFriendshipType,
  reportReasons,
} from '../enumerations.js';
import { count } from './building-blocks.js';

/** Reads both spellings; a type that a newer server knows and we do not is 'unknown'. */
const friendshipType = v.pipe(
  v.string(),
  v.metadata({ known: [...friendshipTypes, ...pageFriendshipTypes] }),
  v.transform((value) => parseFriendshipType(value) ?? 'unknown'),
  v.picklist(friendshipTypes),
);

/** Answer of `…/relation`: how the visitor stands to the account. */
export const relation = v.object({
  friendshipType,
  favorite: v.fallback(v.picklist(favoriteStates), 'unknown'),
});

/** Body of `POST …/relation`. */
export const friendshipUpdate = v.object({ action: v.picklist(friendshipActions) });

/** Body of `PUT …/relation`. */
export const favoriteUpdate = v.object({ favorite: v.boolean() });

/** Answer of `…/friend-count`. */
export const friendCount = v.object({ count });

/** Answer of `…/count`: what an account has of each. */
export const accountCounts = v.object({ followers: count, posts: count });

/** Answer of `…/follow`; `following` counts all the accounts that the visitor follows. */
export const follow = v.object({ isFollowing: v.boolean(), following: count, followers: count });

/** The most accounts that one visitor can follow (docs/product.md#following). */
export const FOLLOW_LIMIT = 5000;

/** The most characters of a report's detail text. */
export const REPORT_DETAIL_LIMIT = 1000;

/** Body of `POST …/report`. Without the visitor's agreement nothing is sent (docs/product.md#reporting). */
export const report = v.object({
  reason: v.picklist(reportReasons),
  detail: v.optional(v.pipe(v.string(), v.maxLength(REPORT_DETAIL_LIMIT))),
  agreed: v.literal(true),
});

/** Answer of `POST …/report`. */
export const reportReceipt = v.object({ reportId: v.string() });

/** Body of the `PUT` that settles a write: the id under which the write was sent. */
export const settlement = v.object({ transactionId: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,100}$/)) });

/** Answer of `PUT …/report`: the report that was made under the id, null if there is none and never will be. */
export const settledReport = v.object({ report: v.nullable(reportReceipt) });

export type Relation = v.InferOutput<typeof relation>;
export type Follow = v.InferOutput<typeof follow>;
export type AccountCounts = v.InferOutput<typeof accountCounts>;
export type Report = v.InferOutput<typeof report>;
export type ReportReceipt = v.InferOutput<typeof reportReceipt>;
