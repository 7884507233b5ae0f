import type { Language } from '@oa-profile/i18n';
import type { PageState } from '../store/page-state.js';

/** Whose files they are, and which of them it has. */
export type FileOwner = Pick<PageState, 'shareUrl' | 'servedFiles'>;

/** An address below the profile; undefined if the account has no file of that kind, or the host serves none. */
export const fileUrl = ({ shareUrl, servedFiles = [] }: FileOwner, kind: string, path: string) =>
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
 * Address of a special day of the account's hours, `'YYYY-MM-DD'`, as a calendar entry, if any plugin serves them. The
 * day is in the path, so that shared caches need not look at the query.
 */
export function specialDayEntryUrl(owner: FileOwner, language: Language, date: string): string | undefined {
  return fileUrl(owner, 'specialDay', `hours/${date}.ics?lang=${language}`);
}
