/**
 * The page that a link into the app leads to, out of the address that it opens first; undefined when it is none of ours.
 *
 * The app opens `/liff` with the rest of the address in `liff.state`. Once started, its SDK goes there by itself, and it
 * cannot start after a redirect of ours: so here is already what it will lead to. The old form of links,
 * `/liff?accountId=ID`, is answered in the same way, and the browser puts the address right.
 */
export function readAppEntry(entry: URL): URL | undefined {
  const state = entry.searchParams.get('liff.state');
  if (state !== null && !/^[/?]/.test(state)) return undefined;
  const target = new URL(`https://page.invalid/liff${state ?? entry.search}`);
  const accountId = target.searchParams.get('accountId');
  if (/^\/liff\/?$/.test(target.pathname) && accountId) {
    target.pathname = `/liff/${encodeURIComponent(accountId)}`;
    target.searchParams.delete('accountId');
  }
  return /^\/liff\/./.test(target.pathname) ? target : undefined;
}
