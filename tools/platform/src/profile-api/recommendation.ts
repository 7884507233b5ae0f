import { inArray } from 'drizzle-orm';
import { accounts } from '../database/schema.js';
import type { Call, Handler, StoredAccount } from './call.js';
import { relationOf } from './relation.js';
import { translate } from './translate.js';

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
