/**
 * An address without the values of its query and without its fragment: in the app both can hold tokens and user
 * ids. Something that is no address comes back as an empty text.
 */
export function redactUrl(address: string): string {
  try {
    const { origin, pathname, searchParams } = new URL(address);
    const names = [...new Set(searchParams.keys())].map(encodeURIComponent);
    return `${origin}${pathname}${names.length ? `?${names.join('&')}` : ''}`;
  } catch {
    return '';
  }
}
