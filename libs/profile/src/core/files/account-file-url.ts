import type { Reservation } from '@oa-profile/api-client/schemas';
import type { Language } from '@oa-profile/i18n';

/** Whose files they are, and in which language. */
interface FileOwner {
  /** Absolute public address of the profile. */
  shareUrl: string;
  language: Language;
}

/**
 * Address of the account's contact card, made by the page server. An address rather than a blob, because web views open
 * addresses and ignore blobs.
 */
export function contactCardUrl({ shareUrl, language }: FileOwner): string {
  return `${shareUrl}/contact.vcf?lang=${language}`;
}

/**
 * Address of the QR code that adds the account as a friend, drawn by the page server. A path without the host: the
 * page's content security policy allows pictures from its own origin.
 */
export function qrCodeUrl(shareUrl: string): string {
  return `${new URL(shareUrl).pathname}/qr.svg`;
}

/**
 * Address of a reservation as a calendar entry, made by the page server. Addresses remain in histories and logs: this
 * one holds only time and party size, which anybody could have chosen, not the visitor or the reservation's number.
 */
export function calendarEntryUrl(
  { shareUrl, language }: FileOwner,
  { startsAt, durationMinutes, partySize }: Reservation,
): string {
  const query = new URLSearchParams({
    start: new Date(startsAt).toISOString(),
    minutes: String(durationMinutes),
    people: String(partySize),
    lang: language,
  });
  return `${shareUrl}/reservation.ics?${query}`;
}

/** Address of a planned visit as a calendar entry, made by the page server. It holds only the time. */
export function visitEntryUrl({ shareUrl, language }: FileOwner, startsAt: Date): string {
  const query = new URLSearchParams({ start: startsAt.toISOString(), lang: language });
  return `${shareUrl}/visit.ics?${query}`;
}

/**
 * Address of a special day of the account's hours, `'YYYY-MM-DD'`, as a calendar entry, made by the page server. The
 * day is in the path, so that shared caches need not look at the query.
 */
export function specialDayEntryUrl({ shareUrl, language }: FileOwner, date: string): string {
  return `${shareUrl}/hours/${date}.ics?lang=${language}`;
}
