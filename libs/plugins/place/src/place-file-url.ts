import { type FileOwner, fileUrl } from '@oa-profile/plugin-sdk/page';
import type { Language } from '@oa-profile/i18n';

/** Address of a planned visit as a calendar entry, made by the page server. It holds only the time. */
export function visitEntryUrl(owner: FileOwner, language: Language, startsAt: Date): string | undefined {
  const query = new URLSearchParams({ start: startsAt.toISOString(), lang: language });
  return fileUrl(owner, 'visit', `visit.ics?${query}`);
}

/**
 * Address that leads to the way to the account: the server chooses the map app of whoever opens it, so that it is the
 * right one without script, and when the link is copied and sent to somebody else.
 */
export function directionsUrl(owner: FileOwner): string | undefined {
  return fileUrl(owner, 'directions', 'directions');
}
