import type { OperationName, ProfileApiClient } from '@oa-profile/api-client';
import type { Backend } from '../backend.js';
import type { Exchange } from '../recording-fetch.js';

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

/** Asks all of `wanted` about the account, one after the other, and demands something of each exchange. */
export async function askAll(
  backend: Backend,
  visitor: ProfileApiClient,
  demandOf: (exchange: Exchange) => void = () => undefined,
  wanted: readonly Read[] = reads,
): Promise<void> {
  const accountId = await backend.accountId();
  for (const { ask } of wanted) {
    await ask(visitor, { searchId: backend.account, accountId });
    demandOf(backend.lastExchange());
  }
}
