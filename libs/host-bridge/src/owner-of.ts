/**
 * Names a visitor without telling who it is: the same for the same user id, and no way back to it. Undefined where the
 * page is not a secure context, which has no means for it.
 */
export async function ownerOf(userId: string): Promise<string | undefined> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  // With a name of its own, so that it is no hash that others have of the same id.
  const digest = await subtle?.digest('SHA-256', new TextEncoder().encode(`oa-profile owner ${userId}`));
  return digest && btoa(String.fromCharCode(...new Uint8Array(digest)));
}
