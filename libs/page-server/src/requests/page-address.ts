import type { Origin } from '@oa-profile/api-client';
import { searchId as searchIdSchema } from '@oa-profile/api-client/internal/schemas';
import { viewPath } from '@oa-profile/plugin-sdk/page';
import { parseViewPath, type View, type ViewKinds } from '@oa-profile/plugin-sdk/internal';
import { decodeAddress, decodePassedOn } from '@oa-profile/host-bridge/internal/app-entry';
import { ownViews } from '@oa-profile/profile';
import { is } from 'valibot';

/** Whose page an address names. */
export interface AccountAddress {
  origin: Origin;
  /** The account's id in lower case: with its `@`, or without as in old links. */
  searchId: string;
}

/**
 * An address of a page in the parts that have been read as ours. What the server writes is made of these, and never of
 * the text that came: once decoded, that may be the address of another site, such as `//other.example`.
 */
export interface PageAddress extends AccountAddress {
  view: View;
}

/** An address as far as it can be read. */
export interface ReadAddress {
  origin: Origin;
  /** Undefined if it names no valid id. */
  searchId: string | undefined;
  /** Undefined if there is no such view. */
  view: View | undefined;
}

/** What the paths of pages in the app begin with. */
const IN_APP = /^\/liff(?=\/|$)/i;
const APP_PREFIX = '/liff';

/** Begins what follows an account's id in a link that other apps have made of a text, and is no part of the address. */
const NOT_OURS = /[^a-z0-9@._/-]/i;

/** Names of files that programs look for on every site. No account has such an id with its `@` left out. */
const FILE_NAME = /\.(?:aspx?|bak|cgi|css|env|gif|ico|jpe?g|js|json|jsp|map|php|png|sql|txt|xml|yml|zip)$/i;

/**
 * Whether an address that leads nowhere is one that only programs ask for: below a folder whose name begins with a dot,
 * or a file of the site. They have no use for a page that helps to find the way.
 */
export function isForPrograms(pathname: string): boolean {
  const [, first = ''] = pathname.split('/');
  return first.startsWith('.') || (!/^(?:@|%40)/i.test(first) && FILE_NAME.test(pathname));
}

/** Reads a path (docs/product.md#addresses). */
export function readAddress(pathname: string, views: ViewKinds = ownViews): ReadAddress {
  const path = decodeAddress(pathname);
  const origin = IN_APP.test(path) ? 'liff' : 'web';
  const [, id = '', ...rest] = path.replace(IN_APP, '').replace(/\/$/, '').split('/');
  const searchId = readSearchId(id);
  return { origin, searchId, view: searchId ? parseViewPath(['', ...rest].join('/'), views) : undefined };
}

/** An account's id in any spelling; undefined if it is none. */
export function readSearchId(text: string): string | undefined {
  const id = text.toLowerCase();
  return is(searchIdSchema, id.startsWith('@') ? id : `@${id}`) ? id : undefined;
}

/**
 * Addresses that one which leads nowhere may stand for, the likeliest first; none for most. Apps make links of texts,
 * and take punctuation or the words that follow for a part of the address; keyboards for Chinese and Japanese write
 * wide letters; and apps that pass an address on encode it once more.
 */
export function likelyAddresses(pathname: string, views: ViewKinds = ownViews): PageAddress[] {
  const [ours = ''] = decodePassedOn(pathname, (path) => path.includes('%'))
    .normalize('NFKC')
    .split(NOT_OURS, 1);
  const read = (path: string): ReadAddress => readAddress(path, views);
  const given = read(pathname);
  const known = new Set(isPage(given) ? [pagePath(given)] : []);
  return [ours, withoutPunctuation(ours)].map(read).filter((address): address is PageAddress => {
    if (!isPage(address) || known.has(pagePath(address))) return false;
    known.add(pagePath(address));
    return true;
  });
}

/** Whether all of an address could be read. */
export const isPage = <Address extends ReadAddress>(address: Address): address is Address & PageAddress =>
  address.searchId !== undefined && address.view !== undefined;

/** Without the punctuation at its end, in one pass: an address may be as long as a request's head. */
function withoutPunctuation(path: string): string {
  let end = path.length;
  while (end > 0 && '._-'.includes(path.charAt(end - 1))) end -= 1;
  return path.slice(0, end);
}

/** Path of the account's page: '/@komorebi', '/liff/@komorebi'. One for all spellings of an id. */
export const accountPath = ({ origin, searchId }: AccountAddress): string =>
  `${origin === 'liff' ? APP_PREFIX : ''}/${searchId}`;

export const pagePath = (address: PageAddress): string => `${accountPath(address)}${viewPath(address.view)}`;
