/**
 * An address without the values of its query and without its fragment: in the app both can hold tokens and user ids.
 * What of the query has no `=` is taken for a value, and so is what follows an encoded `?` or `#` in the path. Of an
 * address that holds a document itself (`data:`) or stands for one of this page (`blob:`) only the scheme is left.
 * Something that is no address comes back as an empty text.
 */
export function redactUrl(address: string): string {
  try {
    const { protocol, host, pathname, search } = new URL(address);
    return host ? `${protocol}//${host}${redactPath(pathname, search)}` : protocol;
  } catch {
    return '';
  }
}

/** `?` or `#`, encoded once or more: what was meant as a query or fragment, and became part of a path. */
export const encodedQuery = /%(?:25)*(?:3f|23)\S*/gi;

/** A path, and of its query the names that have a value. */
export function redactPath(path: string, search = ''): string {
  const names = [...new Set([...search.matchAll(/[?&]([^?&=]+)=/g)].map(([, name]) => name))];
  return path.replace(encodedQuery, '') + (names.length ? `?${names.join('&')}` : '');
}
