import type { Reservation } from '@oa-profile/api-client/schemas';
import type { Language } from '@oa-profile/i18n';
import type { PageState } from '../store/page-state.js';

/** Whose files they are, and which of them the host serves. */
type FileOwner = Pick<PageState, 'shareUrl' | 'servedFiles'>;

/** An address below the profile; undefined if the host does not serve that file. */
const fileUrl = ({ shareUrl, servedFiles = [] }: FileOwner, kind: string, path: string) =>
  servedFiles.includes(kind) ? `${shareUrl}/${path}` : undefined;

/**
 * Address of the account's contact card, made by the page server. An address rather than a blob, because web views open
 * addresses and ignore blobs.
 */
export function contactCardUrl(owner: FileOwner, language: Language): string | undefined {
  return fileUrl(owner, 'contactCard', `contact.vcf?lang=${language}`);
}

/**
 * Address of the QR code that adds the account as a friend, drawn by the page server. A path without the host: the
 * page's content security policy allows pictures from its own origin.
 */
export function qrCodeUrl(owner: FileOwner): string | undefined {
  const url = fileUrl(owner, 'qrCode', 'qr.svg');
  return url && new URL(url).pathname;
}

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

/** Address of a planned visit as a calendar entry, made by the page server. It holds only the time. */
export function visitEntryUrl(owner: FileOwner, language: Language, startsAt: Date): string | undefined {
  const query = new URLSearchParams({ start: startsAt.toISOString(), lang: language });
  return fileUrl(owner, 'visit', `visit.ics?${query}`);
}

/**
 * Address of a special day of the account's hours, `'YYYY-MM-DD'`, as a calendar entry, made by the page server. The
 * day is in the path, so that shared caches need not look at the query.
 */
export function specialDayEntryUrl(owner: FileOwner, language: Language, date: string): string | undefined {
  return fileUrl(owner, 'specialDay', `hours/${date}.ics?lang=${language}`);
}

/**
 * Address that leads to the way to the account: the server chooses the map app of whoever opens it, so that it is the
 * right one without script, and when the link is copied and sent to somebody else.
 */
export function directionsUrl(owner: FileOwner): string | undefined {
  return fileUrl(owner, 'directions', 'directions');
}
