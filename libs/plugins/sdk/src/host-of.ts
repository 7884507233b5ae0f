/**
 * 'example.com': the host of a link. Shown beside the account's own text for it, so that nobody is misled.
 *
 * @param url an address that is known to be http(s)
 */
export function hostOf(url: string): string {
  return new URL(url).host.replace(/^www\./, '');
}
