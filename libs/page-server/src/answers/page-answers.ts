import { allSections, type View } from '@oa-profile/plugin-sdk/internal';
import { readAppEntry } from '@oa-profile/host-bridge/internal/app-entry';
import type { Context, Handler } from 'hono';
import { speculationRulesPath } from '../files/speculation-rules.js';
import type { AccountPages, CachedPage } from '../pages/account-pages.js';
import { RefusedError } from '../pages/gate.js';
import type { OpenedPages } from '../pages/opened-pages.js';
import { SHARED_CACHES, sendBody } from '../requests/headers.js';
import {
  isPage,
  likelyAddresses,
  pagePath,
  readSearchId,
  type PageAddress,
} from '../requests/page-address.js';
import { wantedLanguage, type Visit } from '../requests/visit.js';
import { recordFailure, recordRoute, type RouteLabel } from '../requests/watch.js';
import type { AnswerWithAccount, createInTime } from './account-answers.js';
import type { Answering } from './answering.js';
import type { FailureAnswers } from './failure-answers.js';

export interface PageAnswersOptions extends Answering {
  failures: FailureAnswers;
  withAccount: AnswerWithAccount;
  inTime: ReturnType<typeof createInTime>;
  pages: Pick<AccountPages, 'get'>;
  opened: Pick<OpenedPages, 'get'>;
}

const labelOf = ({ name }: View): RouteLabel => (name === 'profile' || name === 'page' ? 'page' : 'view');

/** What answers addresses of pages. */
export interface PageAnswers {
  /** The address of a page itself. */
  page: Handler;
  /** An old link form: `/?accountId=ID`. */
  accountId: Handler;
  /** Where the app begins, with the address in a parameter. */
  appEntry: Handler;
}

/** Creates the answers that are pages of accounts, or lead to one. */
export function createPageAnswers({
  site,
  source,
  visitOf,
  visitorOf,
  encodingsFor,
  failures,
  withAccount,
  inTime,
  pages,
  opened,
}: PageAnswersOptions): PageAnswers {
  /** Items and sections belong to plugins: for an unknown plugin the API need not be asked. */
  const isKnown = (view: View): boolean =>
    !('plugin' in view) || site.plugins.some(({ name, section }) => section && name === view.plugin);

  function answer(context: Context, request: Request): Promise<Response> {
    const visit = visitOf(request);
    const { view } = visit;
    if (view && isKnown(view)) recordRoute(context, labelOf(view));
    return inTime(context, visit, pageOrRedirect(context, visit, request));
  }

  async function pageOrRedirect(context: Context, visit: Visit, request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    // In the app, where a redirect would end the SDK's start, all spellings have the same page.
    if (visit.origin === 'web' && isPage(visit) && /^\/[^%/]*[A-Z]/.test(pathname)) {
      context.header('cache-control', SHARED_CACHES);
      return context.redirect(`${pagePath(visit)}${search}`, 301);
    }
    const found = await pageAt(context, visit);
    if (found.status !== 404) return found;
    return (await likelyPage(context, visit, likelyAddresses(pathname, site.ownViews), search)) ?? found;
  }

  /** Leads from an address that is nearly one of ours to the page that it stands for, if that exists. */
  async function likelyPage(
    context: Context,
    given: Visit,
    addresses: readonly PageAddress[],
    search: string,
  ): Promise<Response | undefined> {
    for (const address of addresses) {
      if (!isKnown(address.view)) continue;
      const visit = { ...given, ...address };
      try {
        const { searchId, origin } = visit;
        const found = await source.get(searchId, wantedLanguage(visit), origin, visitorOf(context));
        if (!('page' in found)) continue;
      } catch (error) {
        if (!(error instanceof RefusedError)) recordFailure(context, error);
        return undefined;
      }
      recordRoute(context, labelOf(address.view));
      if (visit.origin === 'liff') return pageAt(context, visit);
      // Not for ever: there may be an account of the other name some day.
      context.header('cache-control', SHARED_CACHES);
      return context.redirect(`${pagePath(address)}${search}`, 302);
    }
    return undefined;
  }

  async function pageAt(context: Context, given: Visit): Promise<Response> {
    const { view } = given;
    if (given.searchId && (!view || !isKnown(view)))
      return failures.page(context, given, 404, 'ROUTE_NOT_FOUND', { found: 'account' });
    return withAccount(context, given, async ({ visit, answer: account, language, site: ofAccount }) => {
      if (!view)
        return failures.page(context, visit, 404, 'DATA_NOT_FOUND', {
          found: 'account',
          account: account().account,
        });
      const [encoding] = encodingsFor(context);
      const page = await pages.get({
        visit,
        view,
        language,
        answer: account,
        site: ofAccount,
        encoding,
        visitor: visitorOf(context),
      });
      if ('missing' in page) {
        const known = account();
        const hasList = 'itemId' in view && allSections(known).some(({ type }) => type === view.plugin);
        return failures.page(context, visit, 404, page.missing, {
          found: hasList ? 'list' : 'account',
          account: known.account,
        });
      }
      return send(context, visit, page.value);
    });
  }

  async function send(context: Context, visit: Visit, page: CachedPage): Promise<Response> {
    const { document, policy, hasOpenerPlaceholder, etag } = page;
    const [encoding] = encodingsFor(context);
    const bytes = hasOpenerPlaceholder
      ? await opened.get(page, { opener: visit.opener, encoding, visitor: visitorOf(context) })
      : await document.as(encoding);
    return sendBody(
      context,
      visit,
      { bytes, encoding },
      {
        'content-type': 'text/html; charset=UTF-8',
        'content-security-policy': policy,
        'cache-control': SHARED_CACHES,
        etag,
        'speculation-rules': `"${speculationRulesPath}"`,
        // Says to the rules how fast the visitor's connection is.
        'accept-ch': 'ECT',
      },
    );
  }

  return {
    page: (context) => answer(context, context.req.raw),
    async accountId(context) {
      const address = new URL(context.req.url);
      const { searchParams } = address;
      const accountId = searchParams.get('accountId');
      if (!accountId) return failures.page(context, visitOf(context.req.raw), 404, 'ROUTE_NOT_FOUND');
      searchParams.delete('accountId');
      const searchId = readSearchId(accountId);
      if (!searchId) {
        address.pathname = `/${encodeURIComponent(accountId)}`;
        return answer(context, new Request(address, { headers: context.req.raw.headers }));
      }
      recordRoute(context, 'page');
      context.header('cache-control', SHARED_CACHES);
      return context.redirect(
        `${pagePath({ origin: 'web', searchId, view: { name: 'profile' } })}${address.search}`,
        301,
      );
    },
    appEntry(context) {
      const { raw } = context.req;
      const target = readAppEntry(new URL(raw.url));
      if (!target) return failures.page(context, visitOf(raw), 404, 'ROUTE_NOT_FOUND');
      return answer(context, new Request(target, { headers: raw.headers }));
    },
  };
}
