/** As much of a long id as one reads out over the phone. */
const READABLE = 6;

/**
 * The code by which an account finds a reservation: the beginning of its number, short enough to be said and typed. A
 * number that is short already is its own code.
 */
export function reservationCode(reservationId: string): string {
  const characters = reservationId.replace(/[^\p{L}\p{N}]/gu, '');
  if (reservationId.length <= READABLE + 2 || characters.length < READABLE) return reservationId;
  return characters.slice(0, READABLE).toUpperCase();
}
