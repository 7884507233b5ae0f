/** A part of an address as it is meant. Anybody can write one: what is malformed stays as it is. */
export function decodeAddress(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
