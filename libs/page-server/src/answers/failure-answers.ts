import type { Account } from '@oa-profile/api-client';
import type { ErrorCode } from '@oa-profile/errors';
import type { Context } from 'hono';
import { bareErrorPage } from '../documents/bare-error-page.js';
import { noSuchFile } from '../files/site-files.js';
import { compress, uncompressed } from '../pages/compressed.js';
import type { FailurePages } from '../pages/failure-pages.js';
import { RefusedError } from '../pages/gate.js';
import { longestPauseAfter } from '../pages/pause.js';
import { sendBody } from '../requests/headers.js';
import { isForPrograms } from '../requests/page-address.js';
import { failurePolicy } from '../requests/security-headers.js';
import { suggestionsFor, type LostVisit } from '../requests/suggestions.js';
import { languageOf, type Visit } from '../requests/visit.js';
import { recordFailure } from '../requests/watch.js';
import type { Answering } from './answering.js';

/** Status of an answer that nobody reads, for the log: proxies use it, too. */
const GONE = 499;

/** For when not even the words in the visitor's language could be loaded. */
const LAST_WORDS = 'An error occurred. Please wait a while and then try again.';

/** What a failure page says besides its code. */
interface FailureDetails {
  /** What of the address there is. @default nothing */
  found?: LostVisit['found'];
  /** The account, if the API has said that it is there. @default nobody knows */
  account?: Account;
  /** Milliseconds. @default unknown */
  retryAfter?: number;
}

/** Answers where there is no page. */
export interface FailureAnswers {
  /** The page that says what is wrong. */
  page: (
    context: Context,
    visit: Visit,
    status: LostVisit['status'],
    code: ErrorCode,
    details?: FailureDetails,
  ) => Promise<Response>;
  /** For what a page, or what it asks of the API, has thrown. */
  failed: (context: Context, visit: Visit, error: unknown) => Promise<Response>;
  /** For an error that nobody has expected, which may be in the failure page itself. */
  broken: (context: Context, error: unknown) => Promise<Response>;
}

export interface FailureAnswersOptions extends Answering {
  failures: FailurePages;
  relaxPolicy: (policy: string) => string;
}

/** Creates the answers where there is no page. */
export function createFailureAnswers({
  config,
  site,
  visitOf,
  visitorOf,
  encodingsFor,
  failures,
  relaxPolicy,
}: FailureAnswersOptions): FailureAnswers {
  const page: FailureAnswers['page'] = async (
    context,
    visit,
    status,
    code,
    { found = 'nothing', account, retryAfter } = {},
  ) => {
    if (status === 404 && isForPrograms(context.req.path)) return noSuchFile(context);
    const { document, styleHash } = await failures.get(
      code,
      { language: languageOf(visit), origin: visit.origin },
      suggestionsFor({ visit, status, found }, config),
      account,
    );
    if (retryAfter !== undefined) context.header('retry-after', String(Math.ceil(retryAfter / 1000)));
    // Those come by the thousand when there is least time: gzip takes the part that all have in common as it is.
    const encoding = encodingsFor(context).includes('gzip') ? 'gzip' : undefined;
    const written = encoding ? await compress(document, encoding) : uncompressed(document);
    return sendBody(
      context,
      visit,
      { bytes: await written.as(encoding), encoding, status },
      {
        'content-type': 'text/html; charset=UTF-8',
        'content-security-policy': relaxPolicy(failurePolicy(config, visit.origin, styleHash)),
        'cache-control': 'no-store',
      },
    );
  };
  return {
    page,
    async failed(context, visit, error) {
      if (visitorOf(context).signal?.aborted) return new Response(null, { status: GONE });
      // Those come by the thousand, and must not fill the log.
      if (error instanceof RefusedError)
        return page(context, visit, 503, 'SERVER_INITIALIZE_ERROR', { retryAfter: error.retryAfter });
      recordFailure(context, error);
      return page(context, visit, 503, 'SERVER_INITIALIZE_ERROR', { retryAfter: longestPauseAfter(error) });
    },
    async broken(context, error) {
      recordFailure(context, error);
      const visit = visitOf(context.req.raw);
      try {
        return await page(context, visit, 500, 'UNKNOWN');
      } catch {
        const last = await bareErrorPage(site, languageOf(visit)).catch(() => LAST_WORDS);
        return context.html(last, 500, { 'cache-control': 'no-store' });
      }
    },
  };
}
