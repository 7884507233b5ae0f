/**
 * Reads the address of the page that a link into the app leads to from the address that the app opens first; undefined
 * if it is not one of ours.
 *
 * The app opens `/liff` with the rest of the address in `liff.state`. Its SDK later navigates there, but cannot start
 * after a redirect, so `/liff` already shows that page. The old form of links, `/liff?accountId=ID`, is answered in the
 * same way, and the browser then corrects the address.
 */
export function readAppEntry(entry: URL): URL | undefined {
  const given = entry.searchParams.get('liff.state');
  const state = given === null ? entry.search : decodePassedOn(given, isEncoded);
  if (given !== null && !/^[/?]/.test(state)) return undefined;
  const target = new URL(`https://page.invalid/liff${state}`);
  const accountId = target.searchParams.get('accountId');
  if (/^\/liff\/?$/.test(target.pathname) && accountId) {
    target.pathname = `/liff/${encodeURIComponent(accountId)}`;
    target.searchParams.delete('accountId');
  }
  return /^\/liff\/./.test(target.pathname) ? target : undefined;
}

/** Other apps encode an address that they pass on, and with it a state that is encoded already. */
const isEncoded = (state: string): boolean => /^%(?:25)*(?:2F|3F)/i.test(state);

/** Once for each app that has passed an address on, and encoded it again. */
const MOST_ROUNDS = 4;

/** A part of an address as it is meant. Anybody can write one: what is malformed stays as it is. */
export function decodeAddress(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Undoes what other apps have encoded again, at most four times: the work grows with the part's length alone. */
export function decodePassedOn(part: string, isEncoded: (part: string) => boolean): string {
  let decoded = part;
  for (let round = 0; round < MOST_ROUNDS && isEncoded(decoded); round += 1) decoded = decodeAddress(decoded);
  return decoded;
}
