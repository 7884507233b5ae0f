/**
 * Reads the address of the page that a link into the app leads to from the address that the app opens first; undefined
 * if it is not one of ours.
 *
 * The app opens `/liff` with the rest of the address in `liff.state`. Its SDK later navigates there, but cannot start
 * after a redirect, so `/liff` already shows that page. The old form of links, `/liff?accountId=ID`, is answered in the
 * same way, and the browser then corrects the address.
 */
export function readAppEntry(entry: URL): URL | undefined {
  const state = decoded(entry.searchParams.get('liff.state'));
  if (state !== null && !/^[/?]/.test(state)) return undefined;
  const target = new URL(`https://page.invalid/liff${state ?? entry.search}`);
  const accountId = target.searchParams.get('accountId');
  if (/^\/liff\/?$/.test(target.pathname) && accountId) {
    target.pathname = `/liff/${encodeURIComponent(accountId)}`;
    target.searchParams.delete('accountId');
  }
  return /^\/liff\/./.test(target.pathname) ? target : undefined;
}

/** Other apps encode an address that they pass on, and with it a state that is encoded already. */
function decoded(state: string | null): string | null {
  if (state === null || !/^%(?:25)*(?:2F|3F)/i.test(state)) return state;
  try {
    return decoded(decodeURIComponent(state));
  } catch {
    return state;
  }
}
