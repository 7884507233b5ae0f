import { decodeAddress, readAppEntry } from '@oa-profile/host-bridge/internal/app-entry';

/** A page of an account or one of its views. File names have a dot after the account's id. */
const PAGE = /^(?:\/liff)?\/@?[a-z0-9._-]{1,32}(?:\/[a-z0-9-]+)*$/i;
const LANGUAGE = /^[a-z]{2}(?:-[a-z]{2,4})?$/i;

/**
 * The key under which the page of an address is saved: its path, and the language if the address names one. Nothing else
 * of the query, which may hold keys and tokens, and nothing of the fragment. Undefined if it is not a page.
 */
export function pageKeyOf(address: URL): string | undefined {
  const isAppEntry = /^\/liff\/?$/.test(address.pathname);
  const target = isAppEntry ? readAppEntry(address) : address;
  if (!target) return undefined;
  const path = decodeAddress(target.pathname).replace(/\/$/, '');
  const language = target.searchParams.get('lang');
  if (!PAGE.test(path) || (language !== null && !LANGUAGE.test(language))) return undefined;
  return language === null ? path : `${path}?lang=${language}`;
}

/** Whether the answer to an address depends only on the key of its page. */
export function isPlain(address: URL): boolean {
  const { pathname, searchParams } = address;
  return !/^\/liff\/?$/.test(pathname) && [...searchParams.keys()].every((name) => name === 'lang');
}

/** An address as requests have it. */
export const withoutFragment = (address: string): string => address.replace(/#.*/, '');
