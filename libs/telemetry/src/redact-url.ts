/**
 * An address without the values of its query and without its fragment: in the app both can hold tokens and user ids.
 * What of the query has no `=` is taken for a value. Of an address that holds a document itself (`data:`) or stands for
 * one of this page (`blob:`) only the scheme is left. Something that is no address comes back as an empty text.
 */
export function redactUrl(address: string): string {
  try {
    const { protocol, host, pathname, search } = new URL(address);
    if (!host) return protocol;
    const names = [...new Set([...search.matchAll(/[?&]([^&=]+)=/g)].map(([, name]) => name))];
    return `${protocol}//${host}${pathname}${names.length ? `?${names.join('&')}` : ''}`;
  } catch {
    return '';
  }
}
