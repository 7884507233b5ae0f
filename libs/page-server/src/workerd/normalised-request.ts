import { matchLanguage } from '@oa-profile/i18n';
import { addressNamesLanguage, readVisit, type Visit } from '../requests/visit.js';

/** Query parameters that change the answer of a page; the others are for the browser. */
export const pageParameters: readonly string[] = ['lang', 'key', 'addFriendRoute', 'accountId', 'liff.state'];

/** Those of a file of an account, in which nothing says where the page was opened. */
export const fileParameters: readonly string[] = ['lang'];

/**
 * A request as a cache key: without anything that does not change the answer, and with one supported language in place
 * of the browser's list. The app's entry keeps its whole query.
 *
 * @param parameters those of the query that change the answer
 */
export function normalisedRequest(request: Request, parameters: readonly string[]): Request {
  const url = new URL(request.url);
  if (!readsWholeQuery(url)) {
    const query = new URLSearchParams();
    for (const name of new Set(parameters)) {
      const value = url.searchParams.get(name);
      if (value !== null) query.set(name, value);
    }
    url.search = query.toString();
  }
  const headers = new Headers();
  const visit = readVisit(request);
  const language = addressNamesLanguage(visit) ? undefined : acceptedLanguage(visit);
  if (language) headers.set('accept-language', language);
  return new Request(url, { method: request.method, headers });
}

/** Whether the address is an entry whose whole query says which page is meant. */
const readsWholeQuery = ({ pathname }: URL): boolean => /^\/(?:liff\/?)?$/.test(pathname);

/**
 * Gives the answer to a normalised request the visitor's own query, if it leads to another address of the page. Where else
 * it leads, such as to a map, has a query of its own.
 */
export function withOwnQuery(answer: Response, normalised: Request, request: Request): Response {
  const [path = '', query = ''] = (answer.headers.get('location') ?? '').split('?');
  const url = new URL(request.url);
  const isOwn = path.startsWith('/') && query === new URL(normalised.url).search.slice(1);
  if (!isOwn || readsWholeQuery(url)) return answer;
  const own = new Response(answer.body, answer);
  own.headers.set('location', `${path}${url.search}`);
  return own;
}

/** The first accepted language that the page supports. */
const acceptedLanguage = ({ acceptedLanguages }: Visit): string | undefined =>
  acceptedLanguages.map(matchLanguage).find((language) => language !== undefined);
