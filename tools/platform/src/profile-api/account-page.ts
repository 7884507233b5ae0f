import { basicInfo, faq } from '@oa-profile/api-client/schemas';
import { and, eq } from 'drizzle-orm';
import type { GenericSchema } from 'valibot';
import type { Database } from '../database/database.js';
import { follows, relations } from '../database/schema.js';
import type { Handler, StoredAccount } from './call.js';
import { misfit } from './fits-schema.js';
import { translate } from './translate.js';

export const getAccountPage: Handler<'getAccountPage'> = async ({ database, account, language }) => {
  const own = account.content.page.original.account.contentLanguage;
  const { value: page, language: contentLanguage } = translate(account.content.page, own, language);
  return {
    account: {
      showsFriendCount: true,
      features: [],
      ...page.account,
      contentLanguage,
      friendCount: await friendsOf(database, account),
    },
    sections: [
      ...(page.basicInfo ? [sectionOf('basic-info', basicInfo, page.basicInfo)] : []),
      ...(page.faq ? [sectionOf('faq', faq, page.faq)] : []),
    ],
  };
};

export const getFriendCount: Handler<'getFriendCount'> = async ({ database, account }) => ({
  count: await friendsOf(database, account),
});

export const getCounts: Handler<'getCounts'> = async ({ database, account }) => ({
  followers: await followersOf(database, account),
  posts: account.posts,
});

/** The account's friends, those that were made here included. */
export async function friendsOf(database: Database, account: StoredAccount): Promise<number> {
  const here = and(eq(relations.accountId, account.accountId), eq(relations.friendshipType, 'friend'));
  return account.friends + (await database.$count(relations, here));
}

/** The account's followers, those that were made here included. */
export async function followersOf(database: Database, account: StoredAccount): Promise<number> {
  return account.followers + (await database.$count(follows, eq(follows.accountId, account.accountId)));
}

function sectionOf(type: string, schema: GenericSchema, data: unknown) {
  const reason = misfit(schema, data);
  if (reason) throw new Error(`The section ${type} does not fit its schema: ${reason}`);
  return { type, id: type, data };
}
