import { createTransactionId, type OperationName, type ProfileApiClient } from '@oa-profile/api-client';
import type { Backend } from '../backend.js';
import type { Exchange } from '../recording-fetch.js';
import { askSection, sectionsWithEndpoint } from '../sections-of.js';
import { testReport } from './test-report.js';

/** A read of the Profile API; each rule about answers is tried with all of them. */
export interface Read {
  name: OperationName;
  ask: (api: ProfileApiClient, ids: { searchId: string; accountId: string }) => Promise<unknown>;
  /** Whether the answer depends on the visitor. */
  personal?: true;
}

/** The reads, in the order in which a page asks. Data of sections are asked apart. */
export const reads: readonly Read[] = [
  { name: 'getAccountPage', ask: (api, { searchId }) => api.getAccountPage(searchId) },
  { name: 'getRelation', ask: (api, { accountId }) => api.getRelation(accountId), personal: true },
  { name: 'getFollow', ask: (api, { searchId }) => api.getFollow(searchId), personal: true },
  { name: 'getFriendCount', ask: (api, { searchId }) => api.getFriendCount(searchId) },
  { name: 'getCounts', ask: (api, { accountId }) => api.getCounts(accountId) },
  { name: 'getCallSetting', ask: (api, { searchId }) => api.getCallSetting(searchId) },
  { name: 'getReplyTime', ask: (api, { searchId }) => api.getReplyTime(searchId) },
  { name: 'getResponseMode', ask: (api, { searchId }) => api.getResponseMode(searchId) },
  {
    name: 'getReservationInventory',
    ask: (api, { searchId }) => api.getReservationInventory(searchId),
  },
  { name: 'getRecommendation', ask: (api, { accountId }) => api.getRecommendation(accountId) },
];

/** A write that leaves nothing behind that another one would not undo, but for reports. */
export interface Write extends Omit<Read, 'personal'> {
  /** Whether anybody may do it. */
  anonymous?: true;
}

/** Each write of the Profile API. Nothing is booked: the time does not exist. */
export const writes: readonly Write[] = [
  { name: 'updateFriendship', ask: (api, { accountId }) => api.updateFriendship(accountId, 'addFriend') },
  { name: 'updateFavorite', ask: (api, { accountId }) => api.updateFavorite(accountId, true) },
  { name: 'updateFavorite', ask: (api, { accountId }) => api.updateFavorite(accountId, false) },
  { name: 'follow', ask: (api, { searchId }) => api.follow(searchId) },
  { name: 'unfollow', ask: (api, { searchId }) => api.unfollow(searchId) },
  { name: 'reserve', ask: (api, { searchId }) => api.reserve(searchId, { slotId: 'none', partySize: 1 }) },
  {
    name: 'settleReservation',
    ask: (api, { searchId }) => api.settleReservation(searchId, createTransactionId()),
  },
  { name: 'report', ask: (api, { searchId }) => api.report(searchId, testReport), anonymous: true },
  {
    name: 'settleReport',
    ask: (api, { searchId }) => api.settleReport(searchId, createTransactionId()),
    anonymous: true,
  },
];

/**
 * Asks all reads about the account, and for the data of its sections, one after the other, and demands something of each
 * exchange.
 */
export async function askAll(
  backend: Backend,
  visitor: ProfileApiClient,
  demandOf: (exchange: Exchange) => void = () => undefined,
  isWanted: (read: { personal?: true }) => boolean = () => true,
): Promise<void> {
  const ids = { searchId: backend.account, accountId: await backend.accountId() };
  for (const { ask } of reads.filter(isWanted)) {
    await ask(visitor, ids);
    demandOf(backend.lastExchange());
  }
  for (const section of await sectionsWithEndpoint(backend, isWanted).catch(() => [])) {
    await askSection(visitor, section);
    demandOf(backend.lastExchange());
  }
}

/** The `result` of an answer. */
export const resultOf = ({ text }: Exchange): unknown => (JSON.parse(text) as { result?: unknown }).result;
