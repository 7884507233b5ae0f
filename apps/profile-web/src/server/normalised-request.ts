import { matchLanguage } from '@oa-profile/i18n';
import { addressNamesLanguage, readVisit, type Visit } from './visit.js';

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
  const visit = readVisit('web', request);
  const language = addressNamesLanguage(visit) ? undefined : acceptedLanguage(visit);
  if (language) headers.set('accept-language', language);
  return new Request(url, { method: request.method, headers });
}

/** The first language that the browser accepts and the page has. */
const acceptedLanguage = ({ acceptedLanguages }: Visit): string | undefined =>
  acceptedLanguages.map(matchLanguage).find((language) => language !== undefined);
