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
