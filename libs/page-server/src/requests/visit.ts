import { chooseLanguage, matchLanguage, type Language } from '@oa-profile/i18n';
import type { ViewKinds } from '@oa-profile/plugin-sdk/internal';
import type { Opener } from '@oa-profile/api-client';
import { parseAccept } from 'hono/utils/accept';
import { readAddress, type AccountAddress, type ReadAddress } from './page-address.js';

/** What a request says of the visit, before the API is asked. */
export interface Visit extends ReadAddress {
  opener: Opener;
  /** The value of `?lang=`, not validated. */
  requestedLanguage: string | undefined;
  /** BCP 47 tags of Accept-Language, best first. */
  acceptedLanguages: string[];
}

export type AccountVisit = Visit & AccountAddress;

export const isOfAccount = (visit: Visit): visit is AccountVisit => visit.searchId !== undefined;

/** How many characters of Accept-Language are read: several times what browsers send. Parsing odd ones is slow. */
const MAX_LIST_LENGTH = 400;

/**
 * Reads path, query and headers of a page request (docs/product.md#addresses).
 *
 * @param views those of the site's plugins
 */
export function readVisit(request: Request, views?: ViewKinds): Visit {
  const { pathname, searchParams } = new URL(request.url);
  const accepted = parseAccept((request.headers.get('accept-language') ?? '').slice(0, MAX_LIST_LENGTH));
  return {
    ...readAddress(pathname, views),
    opener: {
      // The browser finds out for itself: a page that varied by the device could hardly be cached.
      platform: 'Unknown',
      key: openerText(searchParams.get('key')),
      addFriendRoute: openerText(searchParams.get('addFriendRoute')),
    },
    requestedLanguage: searchParams.get('lang') ?? undefined,
    acceptedLanguages: accepted.filter(({ q }) => q > 0).map(({ type }) => type),
  };
}

/**
 * The language of a page.
 *
 * @param countryCode of the account, once it is known
 */
export function languageOf(visit: Visit, countryCode?: string): Language {
  return chooseLanguage({
    requested: visit.requestedLanguage,
    accepted: visit.acceptedLanguages,
    countryCode,
  });
}

/** The language of a visit; a function if only the account's country decides. */
export type WantedLanguage = Language | ((countryCode: string) => Language);

/** The language that is wanted, or, if neither address nor browser names one, how the account's country decides. */
export function wantedLanguage(visit: Visit): WantedLanguage {
  const namesOne = [visit.requestedLanguage ?? '', ...visit.acceptedLanguages].some(matchLanguage);
  return namesOne ? languageOf(visit) : (countryCode) => languageOf(visit, countryCode);
}

/** The language of the page that the address names, which links keep; undefined if there is none. */
export const requestedLanguage = ({ requestedLanguage: tag }: Visit): Language | undefined =>
  tag === undefined ? undefined : matchLanguage(tag);

/** Whether the address alone decides the language. */
export const addressNamesLanguage = (visit: Visit): boolean => requestedLanguage(visit) !== undefined;

/** Ends up in a header and in the page, so only short visible ASCII is accepted. */
function openerText(value: string | null): string | undefined {
  return value && /^[\x21-\x7e]{1,200}$/.test(value) ? value : undefined;
}
