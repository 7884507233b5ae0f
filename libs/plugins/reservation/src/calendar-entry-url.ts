import type { Reservation } from '@oa-profile/api-client';
import { type FileOwner, fileUrl } from '@oa-profile/plugin-sdk/page';
import type { Language } from '@oa-profile/i18n';

/**
 * Address of a reservation as a calendar entry, made by the page server. Addresses remain in histories and logs: this
 * one holds only time and party size, which anybody could have chosen, not the visitor or the reservation's number.
 */
export function calendarEntryUrl(
  owner: FileOwner,
  language: Language,
  { startsAt, durationMinutes, partySize }: Reservation,
): string | undefined {
  const query = new URLSearchParams({
    start: new Date(startsAt).toISOString(),
    minutes: String(durationMinutes),
    people: String(partySize),
    lang: language,
  });
  return fileUrl(owner, 'reservation', `reservation.ics?${query}`);
}
