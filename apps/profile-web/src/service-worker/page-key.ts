import { readAppEntry } from '../shared/read-app-entry.js';

/** A page of an account or a view of one. Names of files have a dot behind the account's id. */
const PAGE = /^(?:\/liff)?\/@?[a-z0-9._-]{1,32}(?:\/[a-z0-9-]+)*$/i;
const LANGUAGE = /^[a-z]{2}(?:-[a-z]{2,4})?$/i;

/**
 * What the page of an address is kept under: its path, and the language where the address names one. Nothing else of the
 * query, in which there may be keys and tokens, and nothing of the fragment. Undefined for what is no page.
 */
export function pageKeyOf(address: URL): string | undefined {
  const isAppEntry = /^\/liff\/?$/.test(address.pathname);
  const target = isAppEntry ? readAppEntry(address) : address;
  if (!target) return undefined;
  const path = pathOf(target);
  const language = target.searchParams.get('lang');
  if (!PAGE.test(path) || (language !== null && !LANGUAGE.test(language))) return undefined;
  return language === null ? path : `${path}?lang=${language}`;
}

/** Whether the answer to an address can depend on nothing but what its page is kept under. */
export function isPlain(address: URL): boolean {
  const { pathname, searchParams } = address;
  return !/^\/liff\/?$/.test(pathname) && [...searchParams.keys()].every((name) => name === 'lang');
}

/** Whether what is kept under a key belongs to the page of another key: in any language, its views, in the app or not. */
export function belongsTo(key: string, page: string): boolean {
  const path = withoutOrigin(key);
  const whole = withoutOrigin(page);
  return path === whole || path.startsWith(`${whole}/`);
}

const withoutOrigin = (key: string): string => key.replace(/\?.*$/, '').replace(/^\/liff(?=\/)/, '');

function pathOf({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname).replace(/\/$/, '');
  } catch {
    // Half an escape is no address of ours.
    return '';
  }
}
