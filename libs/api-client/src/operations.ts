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
  /** The HTTP method. */
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with parameters in braces. */
  path: `/v1/account-page/${string}`;
  /** Names of its query parameters, which are options of its method. */
  query?: Readonly<Record<string, true>>;
  /** Schema of the request's body. */
  body?: GenericSchema;
  /** The only field of the body, which the client's method takes instead of an object. */
  field?: string;
  /** Set if null has a meaning of its own in the result. Otherwise it means absent. */
  nullSays?: true;
  /** Schema of the `result` field. */
  result: GenericSchema<unknown, Result>;
}

/**
 * The Profile API as a table. The client's methods with their types and the reference server's routes come from it, and
 * the OpenAPI document is compared with it. The comment on an operation is what editors show of its method; its first
 * sentence is the summary in the document. Sub-page plugins have one path, and their plugins have the schemas: see {@link subPagePluginPath}.
 */
export const operations = {
  /** The account and its sections, by basic or premium search id. */
  getAccountPage: {
    method: 'GET',
    path: '/v1/account-page/{searchId}/',
    result: accountPage,
  },
  /** How many friends the account has. */
  getFriendCount: {
    method: 'GET',
    path: '/v1/account-page/{searchId}/friend-count',
    result: friendCount,
  },
  /** How many followers and posts the account has. */
  getCounts: {
    method: 'GET',
    path: '/v1/account-page/{accountId}/count',
    result: accountCounts,
  },
  /** How the visitor stands to the account. */
  getRelation: {
    method: 'GET',
    path: '/v1/account-page/{accountId}/relation',
    result: relation,
  },
  /** Add the account as a friend, or unblock it. Resolves with the relation after the change. */
  updateFriendship: {
    method: 'POST',
    path: '/v1/account-page/{accountId}/relation',
    body: friendshipUpdate,
    field: 'action',
    result: relation,
  },
  /** Add the account to the favourites, or take it out. Resolves with the relation after the change. */
  updateFavorite: {
    method: 'PUT',
    path: '/v1/account-page/{accountId}/relation',
    body: favoriteUpdate,
    field: 'favorite',
    result: relation,
  },
  /** Whether the visitor follows the account's posts. */
  getFollow: {
    method: 'GET',
    path: '/v1/account-page/{searchId}/follow',
    result: follow,
  },
  /** Follow the account's posts. Resolves with how it is after the change. */
  follow: {
    method: 'POST',
    path: '/v1/account-page/{searchId}/follow',
    result: follow,
  },
  /** Stop following the account's posts. Resolves with how it is after the change. */
  unfollow: {
    method: 'DELETE',
    path: '/v1/account-page/{searchId}/follow',
    result: follow,
  },
  /** Whether and how the account takes calls. */
  getCallSetting: {
    method: 'GET',
    path: '/v1/account-page/{searchId}/oacall/setting',
    result: callSetting,
  },
  /** Days and times that can be booked. */
  getReservationInventory: {
    method: 'GET',
    path: '/v1/account-page/{searchId}/reservation/inventory',
    query: {
      /** First day wanted, 'YYYY-MM-DD' in the account's zone. */
      from: true,
    },
    result: reservationInventory,
  },
  /** Book a slot. It must not happen twice: send it with `createExactlyOnce`. */
  reserve: {
    method: 'POST',
    path: '/v1/account-page/{searchId}/reservation/inventory',
    body: reservationRequest,
    result: reservation,
  },
  /**
   * What was booked under a transaction id; if nothing, then nothing ever will be. For a reservation whose response got
   * lost: after null the server never acts on that id, even if the lost request arrives later.
   */
  settleReservation: {
    method: 'PUT',
    path: '/v1/account-page/{searchId}/reservation/inventory',
    body: settlement,
    field: 'transactionId',
    nullSays: true,
    result: settledReservation,
  },
  /** How soon a chat is usually answered. */
  getReplyTime: {
    method: 'GET',
    path: '/v1/account-page/{searchId}/reply-time',
    result: replyTime,
  },
  /** Who answers a chat, and when. */
  getResponseMode: {
    method: 'GET',
    path: '/v1/account-page/{searchId}/response-mode/setting',
    result: responseModeSetting,
  },
  /** Accounts and goods that go with the account. */
  getRecommendation: {
    method: 'GET',
    path: '/v1/account-page/{accountId}/recommendation',
    result: recommendation,
  },
  /** Report the account. It must not happen twice: send it with `createExactlyOnce`. */
  report: {
    method: 'POST',
    path: '/v1/account-page/{searchId}/report',
    body: report,
    result: reportReceipt,
  },
  /**
   * What was reported under a transaction id; if nothing, then nothing ever will be. For a report whose response got lost,
   * like `settleReservation`.
   */
  settleReport: {
    method: 'PUT',
    path: '/v1/account-page/{searchId}/report',
    body: settlement,
    field: 'transactionId',
    nullSays: true,
    result: settledReport,
  },
} as const satisfies Record<string, Operation>;

/** Name of an operation. */
export type OperationName = keyof typeof operations;

/** The path of all sub-page plugins; `type` is one of `subPagePluginTypes`. */
export const subPagePluginPath = '/v1/account-page/{accountId}/sub-page/{pageId}/plugin/{type}/{pluginId}';
