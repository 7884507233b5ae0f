/** A unique id for a call that may have to be repeated: `CallOptions.transactionId` of the first and every repeat. */
export function createTransactionId(): string {
  // crypto.randomUUID is missing outside secure contexts and in older web views.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
