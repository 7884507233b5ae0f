import type { Account } from '@oa-profile/api-client';
import type { AppLinks } from '@oa-profile/plugin-sdk/internal';
import type { ServerConfig } from './config.js';

/** The values for a template. */
interface LinkTarget {
  searchId: string;
  /** Empty, or starts with a question mark. */
  query: string;
}

const fillAccount = (template: string, searchId: string): string =>
  template.replace('{searchId}', () => encodeURIComponent(searchId));

/** A link that opens an account in the app, from a template of the configuration. */
export const accountLink = (template: string, { searchId, query }: LinkTarget): string =>
  fillAccount(template, searchId)
    .replace('{path}', '')
    .replace('{query}', () => query);

export function appLinksOf(
  account: Account,
  { addFriend, chat, share, call, open, update }: ServerConfig['appLinkTemplates'],
  query: string,
): AppLinks {
  const searchId = account.premiumSearchId ?? account.basicSearchId;
  const fill = (template: string): string => accountLink(template, { searchId, query });
  return {
    addFriend: fill(addFriend),
    chat: fill(chat).replace('{text}', ''),
    ...(chat.includes('{text}') && { chatWithText: fill(chat) }),
    share,
    call: fill(call),
    open: fill(open),
    ...(open.includes('{path}') && open.includes('{query}') && { openAt: fillAccount(open, searchId) }),
    update,
  };
}
