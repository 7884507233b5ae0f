import type { Language } from '@oa-profile/i18n';
import type { Context } from 'hono';
import type { Site } from '../documents/site.js';
import type { CompletePage } from '../pages/page-source.js';
import { within } from '../pages/within.js';
import { isOfAccount, wantedLanguage, type AccountVisit, type Visit } from '../requests/visit.js';
import { recordVisit } from '../requests/watch.js';
import type { Answering } from './answering.js';
import type { FailureAnswers } from './failure-answers.js';

/** The account of a visit. */
export interface FoundAccount {
  visit: AccountVisit;
  /** Reads what the API has said. */
  answer: () => CompletePage;
  language: Language;
  /** The site, without what is switched off for the account. */
  site: Site;
}

/** Answers with something of the visit's account, or with the page that says why it cannot be shown. */
export type AnswerWithAccount = (
  context: Context,
  visit: Visit,
  show: (found: FoundAccount) => Promise<Response>,
) => Promise<Response>;

/** Creates answers about accounts. */
export function createAccountAnswers(
  { source, site, visitorOf }: Pick<Answering, 'source' | 'site' | 'visitorOf'>,
  failures: FailureAnswers,
): AnswerWithAccount {
  return async (context, visit, show) => {
    if (!isOfAccount(visit)) return failures.page(context, visit, 404, 'INVALID_SEARCH_ID');
    const { searchId, origin } = visit;
    recordVisit(context, visit);
    try {
      const answer = await source.get(searchId, wantedLanguage(visit), origin, visitorOf(context));
      if ('missing' in answer)
        return await failures.page(
          context,
          visit,
          answer.missing === 'DATA_NOT_FOUND' ? 404 : 403,
          answer.missing,
        );
      return await show({
        visit,
        answer: answer.page,
        language: answer.language,
        site: site.without(answer.off),
      });
    } catch (error) {
      return failures.failed(context, visit, error);
    }
  };
}

/** Answers with what is ready within the time that a page may take for all that it asks. */
export const createInTime =
  (patience: number, failures: FailureAnswers) =>
  (context: Context, visit: Visit, work: Promise<Response>): Promise<Response> =>
    within(patience, work).catch((error: unknown) => failures.failed(context, visit, error));
