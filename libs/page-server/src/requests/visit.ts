import { chooseLanguage, matchLanguage, type Language } from '@oa-profile/i18n';
import { searchId as searchIdSchema } from '@oa-profile/api-client/schemas';
import { openerPlatforms, type Opener, type OpenerPlatform, type Origin } from '@oa-profile/api-client';
import { parseViewPath, type View } from '@oa-profile/profile';
import { parseAccept } from 'hono/utils/accept';
import { is } from 'valibot';

/** What a request says of the visit, before the API is asked. */
export interface Visit {
  origin: Origin;
  /** The account id from the path, in lower case; undefined if it is not a valid one. */
  searchId: string | undefined;
  /** Path of the account's page: '/@komorebi', '/liff/@komorebi'. One for all spellings of an id. */
  basePath: string;
  /** The view that the rest of the path names; undefined if there is no such view. */
  view: View | undefined;
  opener: Opener;
  /** The value of `?lang=`, not validated. */
  requestedLanguage: string | undefined;
  /** BCP 47 tags of Accept-Language, best first. */
  acceptedLanguages: string[];
}

/**
 * Header in which a proxy in front may name the visitor's platform. The server does not derive it from the user agent:
 * a page that varied by that could hardly be cached. Without the header the browser finds out for itself.
 */
export const platformHeader = 'x-opener-platform';

/** How many characters of Accept-Language are read: several times what browsers send. Parsing odd ones is slow. */
const MAX_LIST_LENGTH = 400;

/** Reads path, query and headers of a page request (docs/product.md#addresses). */
export function readVisit(origin: Origin, request: Request): Visit {
  const { pathname, searchParams } = new URL(request.url);
  const path = decode(pathname).replace(/\/$/, '');
  const prefix = origin === 'liff' ? '/liff/' : '/';
  const [pathId = '', ...rest] = path.slice(prefix.length).split('/');
  const accepted = parseAccept((request.headers.get('accept-language') ?? '').slice(0, MAX_LIST_LENGTH));
  const searchId = parseSearchId(pathId);
  return {
    origin,
    searchId,
    basePath: `${prefix}${searchId ?? pathId}`,
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

/** The language of the page that the address names, which links keep; undefined if there is none. */
export const requestedLanguage = ({ requestedLanguage: tag }: Visit): Language | undefined =>
  tag === undefined ? undefined : matchLanguage(tag);

/** Whether the address alone decides the language. */
export const addressNamesLanguage = (visit: Visit): boolean => requestedLanguage(visit) !== undefined;

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // A malformed escape: not an address of ours.
    return '';
  }
}

/** A search id with its `@`, or an account id as in old links. */
function parseSearchId(pathId: string): string | undefined {
  const id = pathId.toLowerCase();
  return is(searchIdSchema, id.startsWith('@') ? id : `@${id}`) ? id : undefined;
}

const platformOf = (header: string | null): OpenerPlatform =>
  openerPlatforms.find((platform) => platform === header) ?? 'Unknown';

/** Ends up in a header and in the page, so only short visible ASCII is accepted. */
function openerText(value: string | null): string | undefined {
  return value && /^[\x21-\x7e]{1,200}$/.test(value) ? value : undefined;
}
