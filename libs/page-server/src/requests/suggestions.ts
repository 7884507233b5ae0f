import { viewHref } from '@oa-profile/plugin-sdk/page';
import { linkQuery } from '@oa-profile/plugin-sdk/internal';
import { accountLink } from './app-links.js';
import type { ServerConfig } from './config.js';
import { accountPath } from './page-address.js';
import { requestedLanguage, type Visit } from './visit.js';

/** The kinds of links on a page that cannot be shown. */
export type SuggestionKind = 'retry' | 'list' | 'account' | 'app' | 'look' | 'getApp';

/** A link on a page that cannot be shown. */
export interface Suggestion {
  kind: SuggestionKind;
  href: string;
  /** For a list: type of its section. */
  section?: string;
  /** To look for in the app: the id that was asked for, which nobody may have. */
  searchId?: string;
}

export interface LostVisit {
  visit: Visit;
  status: 403 | 404 | 500 | 503;
  /** What is known to exist: nothing, the account, or the list in which the requested item is missing. */
  found: 'nothing' | 'account' | 'list';
}

/**
 * Where a visitor can go from a page that cannot be shown, the best way first. There is always one: the list of the
 * missing item, the account's page, the account in the app, the app itself, or the same address again.
 */
export function suggestionsFor(
  { visit, status, found }: LostVisit,
  { appLinkTemplates }: Pick<ServerConfig, 'appLinkTemplates'>,
): [Suggestion, ...Suggestion[]] {
  const { origin, searchId, view, opener } = visit;
  // An empty address is the page's own, as the browser knows it.
  const retry: Suggestion = { kind: 'retry', href: '' };
  // Without the sign it may be anything that somebody has typed.
  const isUnknown = status === 404 && found === 'nothing' && searchId?.startsWith('@');
  const inApp: Suggestion[] =
    origin === 'web' && searchId
      ? [
          {
            ...(isUnknown ? { kind: 'look', searchId } : { kind: 'app' }),
            href: accountLink(appLinkTemplates.addFriend, { searchId, query: '' }),
          },
        ]
      : [];
  if (status >= 500) return [retry, ...inApp];
  if (searchId && found !== 'nothing') {
    const base = {
      basePath: accountPath({ origin, searchId }),
      query: linkQuery(requestedLanguage(visit), opener),
    };
    const account: Suggestion = { kind: 'account', href: viewHref(base, { name: 'profile' }) };
    return found === 'list' && view?.name === 'item'
      ? [
          {
            kind: 'list',
            section: view.plugin,
            href: viewHref(base, { name: 'section', plugin: view.plugin }),
          },
          account,
        ]
      : [account];
  }
  const [first, ...others] = inApp;
  if (first) return [first, ...others];
  return origin === 'web' ? [{ kind: 'getApp', href: appLinkTemplates.update }] : [retry];
}
