import { chooseLanguage, languages, matchLanguage, type Language } from '@oa-profile/i18n';
import { searchId as searchIdSchema } from '@oa-profile/api-client/schemas';
import { openerPlatforms, type Opener, type OpenerPlatform, type Origin } from '@oa-profile/api-client';
import { parseViewPath, type View } from '@oa-profile/profile';
import { parseAccept } from 'hono/utils/accept';
import { is } from 'valibot';

/** What a request says of the visit, before anything is asked of the API. */
export interface Visit {
  origin: Origin;
  /** The account id of the path, in lower case; undefined when it cannot be one. */
  searchId: string | undefined;
  /** Where the account's page and its views are, as the visitor came to it: '/@komorebi', '/liff/@komorebi'. */
  basePath: string;
  /** The view that the end of the path names; undefined when there is none of that name. */
  view: View | undefined;
  opener: Opener;
  /** `?lang=`, whatever it says. */
  requestedLanguage: string | undefined;
  /** BCP 47 tags of Accept-Language, best first. */
  acceptedLanguages: string[];
}

/**
 * Where a proxy in front may say on what a visitor opens the page. The server does not tell it from the user agent: a page
 * that depended on that could hardly be kept by any cache. Where nobody says it, the browser finds out for itself.
 */
export const platformHeader = 'x-opener-platform';

/** Letters of a list of languages that are read: several times what browsers send. Whatever is odd in it costs much. */
const LONGEST_LIST = 400;

/** Reads path, query and headers of a page request (docs/product.md#addresses). */
export function readVisit(origin: Origin, request: Request): Visit {
  const { pathname, searchParams } = new URL(request.url);
  const path = decode(pathname).replace(/\/$/, '');
  const prefix = origin === 'liff' ? '/liff/' : '/';
  const [pathId = '', ...rest] = path.slice(prefix.length).split('/');
  const accepted = parseAccept((request.headers.get('accept-language') ?? '').slice(0, LONGEST_LIST));
  return {
    origin,
    searchId: parseSearchId(pathId),
    basePath: `${prefix}${pathId}`,
    view: parseViewPath(rest.length ? `/${rest.join('/')}` : ''),
    opener: {
      platform: platformOf(request.headers.get(platformHeader)),
      key: openerText(searchParams.get('key')),
      addFriendRoute: openerText(searchParams.get('addFriendRoute')),
    },
    requestedLanguage: searchParams.get('lang') ?? undefined,
    acceptedLanguages: accepted.filter(({ q }) => q > 0).map(({ type }) => type),
  };
}

/** The language of a page, once the account's country is known. */
export function languageOf(visit: Visit, countryCode?: string): Language {
  return chooseLanguage({
    requested: visit.requestedLanguage,
    accepted: visit.acceptedLanguages,
    countryCode,
  });
}

/** The language that the address names, which goes on in links; undefined when it names none, or none of the page's. */
export const requestedLanguage = ({ requestedLanguage: tag }: Visit): Language | undefined =>
  languages.find((known) => known === tag);

/** Whether the address alone decides the language. */
export const addressNamesLanguage = ({ requestedLanguage: tag }: Visit): boolean =>
  tag !== undefined && matchLanguage(tag) !== undefined;

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // Half an escape is no address of ours.
    return '';
  }
}

/** A search id with its `@`, or an account id as old links have it. */
function parseSearchId(pathId: string): string | undefined {
  const id = pathId.toLowerCase();
  return is(searchIdSchema, id.startsWith('@') ? id : `@${id}`) ? id : undefined;
}

const platformOf = (header: string | null): OpenerPlatform =>
  openerPlatforms.find((platform) => platform === header) ?? 'Unknown';

/** Goes into a header and back into the page: short, and nothing but visible ASCII. */
function openerText(value: string | null): string | undefined {
  return value && /^[\x21-\x7e]{1,200}$/.test(value) ? value : undefined;
}
