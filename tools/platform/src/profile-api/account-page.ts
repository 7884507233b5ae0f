import type { NearbyPlace, SubPage } from '@oa-profile/api-client';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { accounts, follows, relations } from '../database/schema.js';
import type { PageContent } from '../seeds/account-seed.js';
import { shareImageFor } from '../seeds/share-images.js';
import type { Call, Handler, StoredAccount } from './call.js';
import { sectionsOf } from './sections.js';
import { translate } from './translate.js';
import { relationOf } from './visitor-actions.js';

export const getAccountPage: Handler<'getAccountPage'> = async (call) => {
  const { database, account, language } = call;
  const own = account.content.page.original.account.contentLanguage;
  const { value: page, language: contentLanguage } = translate(account.content.page, own, language);
  return {
    account: {
      showsFriendCount: true,
      features: [],
      ...page.account,
      shareImage: page.account.shareImage ?? shareImageFor(page.account.cover),
      contentLanguage,
      friendCount: await friendsOf(database, account),
      followerCount: await followersOf(database, account),
    },
    sections: await sectionsOf(call, { types: account.content.sections ?? [], contents: page }),
    subPages: await subPagesOf(call),
    nearbyPlaces: nearbyPlacesOf(page).map((place) => ({ contentLanguage, ...place })),
  };
};

/** The account's other pages, in the requested language. */
async function subPagesOf(call: Call): Promise<SubPage[]> {
  const { account, language } = call;
  const own = account.content.page.original.account.contentLanguage;
  return Promise.all(
    (account.content.furtherPages ?? []).map(async ({ id, content, sections: types }) => {
      const { value: contents } = translate(content, own, language);
      return { id, title: contents.title, sections: await sectionsOf(call, { pageId: id, types, contents }) };
    }),
  );
}

export const getFriendCount: Handler<'getFriendCount'> = async ({ database, account }) => ({
  count: await friendsOf(database, account),
});

export const getCounts: Handler<'getCounts'> = async ({ database, account }) => ({
  followers: await followersOf(database, account),
  posts: account.posts,
});

/** Number of the account's friends, including this database's visitors. */
async function friendsOf(database: Database, account: StoredAccount): Promise<number> {
  const here = and(eq(relations.accountId, account.accountId), eq(relations.friendshipType, 'friend'));
  return account.friends + (await database.$count(relations, here));
}

/** Number of the account's followers, including this database's visitors. */
export async function followersOf(database: Database, account: StoredAccount): Promise<number> {
  return account.followers + (await database.$count(follows, eq(follows.accountId, account.accountId)));
}

const EARTH_RADIUS = 6_371_000;

interface Position {
  latitude: number;
  longitude: number;
}

/** The places around an account, nearest first. An account without a position has none. */
function nearbyPlacesOf({ basicInfo, nearbyPlaces = [] }: PageContent): NearbyPlace[] {
  const { latitude, longitude } = basicInfo?.address ?? {};
  if (latitude === undefined || longitude === undefined) return [];
  return nearbyPlaces
    .map((place) => ({ ...place, distance: metresBetween({ latitude, longitude }, place) }))
    .sort((one, other) => one.distance - other.distance);
}

/** Straight-line distance, rounded to ten metres, on a flat earth: exact enough for a few streets. */
function metresBetween(from: Position, to: Position): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const north = radians(to.latitude - from.latitude);
  const east = radians(to.longitude - from.longitude) * Math.cos(radians(from.latitude));
  return Math.round((Math.hypot(north, east) * EARTH_RADIUS) / 10) * 10;
}

export const getCallSetting: Handler<'getCallSetting'> = ({ account }) =>
  Promise.resolve(account.content.callSetting ?? { enabled: false, acceptance: 'direct' });

export const getResponseMode: Handler<'getResponseMode'> = ({ account }) =>
  Promise.resolve(account.content.responseMode ?? { mode: 'bot' });

export const getReplyTime: Handler<'getReplyTime'> = ({ account }) =>
  Promise.resolve(account.content.replyTime ?? {});

export const getRecommendation: Handler<'getRecommendation'> = async (call) => {
  const { database, account, language } = call;
  const { recommendation, page } = account.content;
  if (!recommendation) return { accounts: [], items: [] };
  const own = page.original.account.contentLanguage;
  const { accountIds, items } = translate(recommendation, own, language).value;
  const stored = await database.select().from(accounts).where(inArray(accounts.accountId, accountIds));
  const inOrder = accountIds.flatMap((id) => stored.find(({ accountId }) => accountId === id) ?? []);
  return { accounts: await Promise.all(inOrder.map((other) => recommended(call, other))), items };
};

async function recommended({ database, visitor, language }: Call, other: StoredAccount) {
  const { page, elsewhere } = other.content;
  const original = page.original.account;
  const translations = Object.fromEntries(
    Object.entries(page.translations ?? {}).map(([each, { account = {} }]) => [each, account]),
  );
  const { value, language: contentLanguage } = translate(
    { original, translations: { ...translations, ...elsewhere } },
    original.contentLanguage,
    language,
  );
  const { accountId, basicSearchId, premiumSearchId, name, badge, icon, category } = value;
  return {
    accountId,
    searchId: premiumSearchId ?? basicSearchId,
    name,
    badge,
    icon,
    category,
    contentLanguage,
    ...(visitor && { relation: await relationOf(database, visitor, other) }),
  };
}
