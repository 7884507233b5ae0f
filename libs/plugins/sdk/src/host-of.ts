/**
 * 'example.com': where a link leads. Shown beside the account's own words for it, so that nobody is led astray.
 *
 * @param url an address that has been checked to be http(s)
 */
export function hostOf(url: string): string {
  return new URL(url).host.replace(/^www\./, '');
}
