/** Once for each app that has passed an address on, and encoded it again. */
const MOST_ROUNDS = 4;

/**
 * A text of an address as it is meant, with at most four rounds of escapes undone, so that the cost grows with the
 * length of the text alone. Anybody can write an address: what is malformed stays as it is.
 *
 * @param isEncoded whether another round is needed
 * @default one round
 */
export function decodeAddress(text: string, isEncoded?: (text: string) => boolean): string {
  let decoded = text;
  try {
    for (let rounds = 0; rounds < (isEncoded ? MOST_ROUNDS : 1); rounds += 1) {
      if (isEncoded?.(decoded) === false) break;
      decoded = decodeURIComponent(decoded);
    }
  } catch {
    // What is left is no escape.
  }
  return decoded;
}
