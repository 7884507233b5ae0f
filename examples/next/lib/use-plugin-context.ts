import type { Account, Relation } from '@oa-profile/api-client';
import type { Language } from '@oa-profile/i18n';
import type { PluginContext, PluginEvent } from '@oa-profile/plugin-sdk';
import { namespaces, openCache } from '@oa-profile/storage';
import { useEffect, useMemo, useState } from 'react';

/** Options of {@link usePluginContext}; all of them come from the server. */
export interface Visit {
  account: Account;
  relation: Relation;
  language: Language;
  /** When the server rendered, in milliseconds: hydration has to render the same. */
  renderedAt: number;
  /** This site's own address, such as 'https://example.com'. */
  siteUrl: string;
}

const EVERYWHERE = 'everywhere';

/** The context that this site gives a plugin; `onEvent` gets its events. */
export function usePluginContext(
  { account, relation, language, renderedAt, siteUrl }: Visit,
  onEvent: (event: PluginEvent) => void,
): PluginContext {
  const now = useTime(renderedAt);
  return useMemo(() => {
    const base = `/${account.basicSearchId}`;
    const itemHref = (itemId: string): string => `${base}/coupon/${itemId}`;
    const remembered = openCache<true>(namespaces.notice, {
      parse: (payload) => payload === true || undefined,
    });
    return {
      account,
      relation,
      language,
      now,
      host: { copyText: (text) => navigator.clipboard.writeText(text) },
      itemHref,
      itemShareUrl: (itemId) => `${siteUrl}${itemHref(itemId)}`,
      accountHref: (searchId) => `/${searchId}`,
      memory: {
        has: (key, scope) =>
          remembered.get(`${scope?.everywhere ? EVERYWHERE : account.accountId} ${key}`) === true,
        add: (key, scope) =>
          void remembered.set(`${scope?.everywhere ? EVERYWHERE : account.accountId} ${key}`, true),
      },
      emit: onEvent,
    };
  }, [account, relation, language, now, siteUrl, onEvent]);
}

/** The server's time at first, then the visitor's, once a minute. */
function useTime(renderedAt: number): Date {
  const [now, setNow] = useState(() => new Date(renderedAt));
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
