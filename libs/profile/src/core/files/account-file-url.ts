import type { Reservation } from '@oa-profile/api-client/schemas';
import type { Language } from '@oa-profile/i18n';

/** Whose files they are, and in which language. */
interface FileOwner {
  /** Absolute address of the profile for anybody. */
  shareUrl: string;
  language: Language;
}

/**
 * Address of the account as a contact card, which the page server makes. An address and not a blob: web views open the
 * one and ignore the other.
 */
export function contactCardUrl({ shareUrl, language }: FileOwner): string {
  return `${shareUrl}/contact.vcf?lang=${language}`;
}

/**
 * Address of the code that adds the account as a friend, drawn by the page server. Without the host: the page's policy
 * lets pictures come from where the page itself has come from.
 */
export function qrCodeUrl(shareUrl: string): string {
  return `${new URL(shareUrl).pathname}/qr.svg`;
}

/**
 * Address of a reservation as a calendar entry, which the page server makes. Addresses stay behind in histories and
 * logs: this one holds when and for how many, which anybody could have chosen, and neither who nor the reservation's
 * number.
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

/** Address of a visit that is planned as a calendar entry, which the page server makes. It holds when, and no more. */
export function visitEntryUrl({ shareUrl, language }: FileOwner, startsAt: Date): string {
  const query = new URLSearchParams({ start: startsAt.toISOString(), lang: language });
  return `${shareUrl}/visit.ics?${query}`;
}

/**
 * Address of a special day of the account's hours, `'YYYY-MM-DD'`, as a calendar entry, which the page server makes. The
 * day is in the path: caches, which may keep it for anybody, need not know of it.
 */
export function specialDayEntryUrl({ shareUrl, language }: FileOwner, date: string): string {
  return `${shareUrl}/hours/${date}.ics?lang=${language}`;
}
