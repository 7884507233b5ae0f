import { matchLanguage } from '@oa-profile/i18n';
import { addressNamesLanguage, readVisit, type Visit } from '../requests/visit.js';

/** Query parameters that change an answer; the others are for the browser. */
const readParameters = [
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
 * A request as a cache key: without anything that does not change the answer, and with one supported language in place
 * of the browser's list. The app's entry keeps its whole query.
 */
export function normalisedRequest(request: Request): Request {
  const url = new URL(request.url);
  if (!/^\/(?:liff\/?)?$/.test(url.pathname)) {
    const query = new URLSearchParams();
    for (const name of readParameters) {
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

/** The first accepted language that the page supports. */
const acceptedLanguage = ({ acceptedLanguages }: Visit): string | undefined =>
  acceptedLanguages.map(matchLanguage).find((language) => language !== undefined);
