import { matchLanguage } from '@oa-profile/i18n';
import { parseAccept } from 'hono/utils/accept';
import { addressNamesLanguage, readVisit } from './visit.js';

/** Members of a query that change an answer; the others are for the browser. */
const readMembers = [
  'lang',
  'key',
  'addFriendRoute',
  'accountId',
  'liff.state',
  'start',
  'minutes',
  'people',
] as const;

/**
 * A request as a cache should know it: without what changes nothing, and with one language of the page's six where
 * browsers send a list. Of the app's entry, everything in the query counts.
 */
export function normalisedRequest(request: Request): Request {
  const url = new URL(request.url);
  if (!/^\/(?:liff\/?)?$/.test(url.pathname)) {
    const query = new URLSearchParams();
    for (const name of readMembers) {
      const value = url.searchParams.get(name);
      if (value !== null) query.set(name, value);
    }
    url.search = query.toString();
  }
  const headers = new Headers();
  const language = addressNamesLanguage(readVisit('web', request)) ? undefined : acceptedLanguage(request);
  if (language) headers.set('accept-language', language);
  return new Request(url, { method: request.method, headers });
}

/** The first language that the browser accepts and the page has. */
function acceptedLanguage(request: Request): string | undefined {
  return parseAccept(request.headers.get('accept-language') ?? '')
    .filter(({ q }) => q > 0)
    .map(({ type }) => matchLanguage(type))
    .find((language) => language !== undefined);
}
