/**
 * The same page is rendered in Node and hydrated in a browser, and their ICU data differ in white space: one has U+202F
 * (narrow no-break) or U+00A0 (no-break) where the other has a plain space, as in '9:00 AM' or 'Rp 1.180'. React would
 * discard the server's HTML because of that, so every output has plain spaces only.
 */
export function settleSpaces(text: string): string {
  return text.replace(/[\u00A0\u202F]/g, ' ');
}
