/**
 * Makes an id that no other call has. For a caller who may have to repeat a call: it is handed in as
 * `CallOptions.transactionId` on the first call and on every repetition.
 */
export function createTransactionId(): string {
  // crypto.randomUUID is missing outside secure contexts and in older web views.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
