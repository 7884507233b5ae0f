/**
 * A text of the page for where it leaves the page: a message, a preview, structured data. What keeps a date or an
 * amount on one line of the page would be an odd character there.
 */
export const unjoined = (text: string): string => text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
