import type { GenericSchema } from 'valibot';
import { accountPage } from './schemas/account-page.js';
import {
  callSetting,
  replyTime,
  reservation,
  reservationInventory,
  reservationRequest,
  responseModeSetting,
  settledReservation,
} from './schemas/contact.js';
import { recommendation } from './schemas/recommendation.js';
import {
  accountCounts,
  favoriteUpdate,
  follow,
  friendCount,
  friendshipUpdate,
  relation,
  report,
  reportReceipt,
  settledReport,
  settlement,
} from './schemas/visitor.js';

/** One method on one path of the Profile API: its request and the schema of its result. */
export interface Operation<Result = unknown> {
  summary: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with parameters in braces, like those in docs/product.md#profile-api. */
  path: `/v1/account-page/${string}`;
  /** Description of each query parameter. */
  query?: Readonly<Record<string, string>>;
  body?: GenericSchema;
  /** Set if null has a meaning of its own in the result. Otherwise it means absent. */
  nullSays?: true;
  /** Schema of the `result` field. */
  result: GenericSchema<unknown, Result>;
}

const page = '/v1/account-page';

/**
 * The Profile API as a table (docs/product.md#profile-api). The client's requests, the reference server's routes and
 * the OpenAPI document come from it. Sub-page plugins have one path, and their plugins have the schemas: see {@link
 * subPagePluginPath}.
 */
export const operations = {
  getAccountPage: {
    summary: 'The account and its sections, by basic or premium search id',
    method: 'GET',
    path: `${page}/{searchId}/`,
    result: accountPage,
  },
  getFriendCount: {
    summary: 'How many friends the account has',
    method: 'GET',
    path: `${page}/{searchId}/friend-count`,
    result: friendCount,
  },
  getCounts: {
    summary: 'How many followers and posts the account has',
    method: 'GET',
    path: `${page}/{accountId}/count`,
    result: accountCounts,
  },
  getRelation: {
    summary: 'How the visitor stands to the account',
    method: 'GET',
    path: `${page}/{accountId}/relation`,
    result: relation,
  },
  updateFriendship: {
    summary: 'Add the account as a friend, or unblock it',
    method: 'POST',
    path: `${page}/{accountId}/relation`,
    body: friendshipUpdate,
    result: relation,
  },
  updateFavorite: {
    summary: 'Add the account to the favourites, or take it out',
    method: 'PUT',
    path: `${page}/{accountId}/relation`,
    body: favoriteUpdate,
    result: relation,
  },
  getFollow: {
    summary: "Whether the visitor follows the account's posts",
    method: 'GET',
    path: `${page}/{searchId}/follow`,
    result: follow,
  },
  follow: {
    summary: "Follow the account's posts",
    method: 'POST',
    path: `${page}/{searchId}/follow`,
    result: follow,
  },
  unfollow: {
    summary: "Stop following the account's posts",
    method: 'DELETE',
    path: `${page}/{searchId}/follow`,
    result: follow,
  },
  getCallSetting: {
    summary: 'Whether and how the account takes calls',
    method: 'GET',
    path: `${page}/{searchId}/oacall/setting`,
    result: callSetting,
  },
  getReservationInventory: {
    summary: 'Days and times that can be booked',
    method: 'GET',
    path: `${page}/{searchId}/reservation/inventory`,
    query: { from: "First day wanted, 'YYYY-MM-DD' in the account's zone" },
    result: reservationInventory,
  },
  reserve: {
    summary: 'Book a slot',
    method: 'POST',
    path: `${page}/{searchId}/reservation/inventory`,
    body: reservationRequest,
    result: reservation,
  },
  settleReservation: {
    summary: 'What was booked under a transaction id; if nothing, then nothing ever will be',
    method: 'PUT',
    path: `${page}/{searchId}/reservation/inventory`,
    body: settlement,
    nullSays: true,
    result: settledReservation,
  },
  getReplyTime: {
    summary: 'How soon a chat is usually answered',
    method: 'GET',
    path: `${page}/{searchId}/reply-time`,
    result: replyTime,
  },
  getResponseMode: {
    summary: 'Who answers a chat, and when',
    method: 'GET',
    path: `${page}/{searchId}/response-mode/setting`,
    result: responseModeSetting,
  },
  getRecommendation: {
    summary: 'Accounts and goods that go with the account',
    method: 'GET',
    path: `${page}/{accountId}/recommendation`,
    result: recommendation,
  },
  report: {
    summary: 'Report the account',
    method: 'POST',
    path: `${page}/{searchId}/report`,
    body: report,
    result: reportReceipt,
  },
  settleReport: {
    summary: 'What was reported under a transaction id; if nothing, then nothing ever will be',
    method: 'PUT',
    path: `${page}/{searchId}/report`,
    body: settlement,
    nullSays: true,
    result: settledReport,
  },
} as const satisfies Record<string, Operation>;

/** Name of an operation. */
export type OperationName = keyof typeof operations;

/** The path of all sub-page plugins; `type` is one of `subPagePluginTypes`. */
export const subPagePluginPath = `${page}/{accountId}/sub-page/{pageId}/plugin/{type}/{pluginId}`;
