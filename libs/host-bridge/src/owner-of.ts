/**
 * Names a visitor without revealing the user id: a hash that is the same for the same id. Undefined in pages that are
 * not a secure context, since these have no Web Crypto.
 */
export async function ownerOf(userId: string): Promise<string | undefined> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  // With a prefix, so that it differs from anybody else's hash of the same id.
  const digest = await subtle?.digest('SHA-256', new TextEncoder().encode(`oa-profile owner ${userId}`));
  return digest && btoa(String.fromCharCode(...new Uint8Array(digest)));
}
