import {
  createTransactionId,
  type operations,
  type OperationName,
  type ProfileApiClient,
} from '@oa-profile/api-client';
import type { Backend } from '../backend.js';
import type { Exchange } from '../recording-fetch.js';
import { askSection, sectionsWithEndpoint } from '../sections-of.js';
import { testReport } from './test-report.js';

type Ask = (api: ProfileApiClient, ids: { searchId: string; accountId: string }) => Promise<unknown>;

/** Operations that read; an operation that is missing below does not compile. */
type ReadName = {
  [Name in OperationName]: (typeof operations)[Name]['method'] extends 'GET' ? Name : never;
}[OperationName];

/** A read of the Profile API; each rule about answers is tried with all of them. */
export interface Read {
  name: ReadName;
  /** The document's summary of it. */
  sentence: string;
  ask: Ask;
  /** Whether the answer depends on the visitor. */
  personal?: true;
}

/** In the order in which a page asks. Data of sections are asked apart. */
const readsByName: Readonly<Record<ReadName, Omit<Read, 'name'>>> = {
  getAccountPage: {
    sentence: 'The account and its sections, by basic or premium search id',
    ask: (api, { searchId }) => api.getAccountPage(searchId),
  },
  getRelation: {
    sentence: 'How the visitor stands to the account',
    ask: (api, { accountId }) => api.getRelation(accountId),
    personal: true,
  },
  getFollow: {
    sentence: "Whether the visitor follows the account's posts",
    ask: (api, { searchId }) => api.getFollow(searchId),
    personal: true,
  },
  getFriendCount: {
    sentence: 'How many friends the account has',
    ask: (api, { searchId }) => api.getFriendCount(searchId),
  },
  getCounts: {
    sentence: 'How many followers and posts the account has',
    ask: (api, { accountId }) => api.getCounts(accountId),
  },
  getCallSetting: {
    sentence: 'Whether and how the account takes calls',
    ask: (api, { searchId }) => api.getCallSetting(searchId),
  },
  getReplyTime: {
    sentence: 'How soon a chat is usually answered',
    ask: (api, { searchId }) => api.getReplyTime(searchId),
  },
  getResponseMode: {
    sentence: 'Who answers a chat, and when',
    ask: (api, { searchId }) => api.getResponseMode(searchId),
  },
  getReservationInventory: {
    sentence: 'Days and times that can be booked',
    ask: (api, { searchId }) => api.getReservationInventory(searchId),
  },
  getRecommendation: {
    sentence: 'Accounts and goods that go with the account',
    ask: (api, { accountId }) => api.getRecommendation(accountId),
  },
};

/** Nothing is booked: the time does not exist. What is left behind, but for reports, another one undoes. */
const writesByName: Readonly<Record<Exclude<OperationName, ReadName>, Ask>> = {
  updateFriendship: (api, { accountId }) => api.updateFriendship(accountId, 'addFriend'),
  async updateFavorite(api, { accountId }) {
    await api.updateFavorite(accountId, true);
    return api.updateFavorite(accountId, false);
  },
  follow: (api, { searchId }) => api.follow(searchId),
  unfollow: (api, { searchId }) => api.unfollow(searchId),
  reserve: (api, { searchId }) => api.reserve(searchId, { slotId: 'none', partySize: 1 }),
  settleReservation: (api, { searchId }) => api.settleReservation(searchId, createTransactionId()),
  report: (api, { searchId }) => api.report(searchId, testReport),
  settleReport: (api, { searchId }) => api.settleReport(searchId, createTransactionId()),
};

export const reads: readonly Read[] = (Object.entries(readsByName) as [ReadName, Omit<Read, 'name'>][]).map(
  ([name, read]) => ({ name, ...read }),
);

/** A write of the Profile API. */
export interface Write {
  ask: Ask;
  /** Whether an anonymous visitor may do it. */
  anonymous: boolean;
}

export const writes: readonly Write[] = Object.entries(writesByName).map(([name, ask]) => ({
  ask,
  anonymous: /report$/i.test(name),
}));

/** Asks all reads about the account and its sections, one after the other, and demands something of each exchange. */
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
