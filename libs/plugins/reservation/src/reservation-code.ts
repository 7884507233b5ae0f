/** Characters that are easy to read out over the phone. */
const CODE_LENGTH = 6;

/**
 * The code by which an account finds a reservation: the beginning of its id, short enough to be said and typed. An id
 * that is short already is its own code.
 */
export function reservationCode(reservationId: string): string {
  const characters = reservationId.replace(/[^\p{L}\p{N}]/gu, '');
  if (reservationId.length <= CODE_LENGTH + 2 || characters.length < CODE_LENGTH) return reservationId;
  return characters.slice(0, CODE_LENGTH).toUpperCase();
}
