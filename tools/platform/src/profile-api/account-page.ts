import type { SubPage } from '@oa-profile/api-client/schemas';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { follows, relations } from '../database/schema.js';
import { shareImageFor } from '../seeds/share-images.js';
import type { Call, Handler, StoredAccount } from './call.js';
import { nearbyPlacesOf } from './nearby-places.js';
import { sectionsOf } from './sections.js';
import { translate } from './translate.js';

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
