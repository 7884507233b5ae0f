import { type FileOwner, fileUrl } from '@oa-profile/plugin-sdk/page';
import type { Language } from '@oa-profile/i18n';
import type { Ticket } from './ticket.js';

/** Address of a calendar entry for when the turn is expected; undefined while nobody can tell. */
export function turnFileUrl(
  owner: FileOwner,
  language: Language,
  { number, expectedAt }: Pick<Ticket, 'expectedAt' | 'number'>,
): string | undefined {
  if (expectedAt === null) return undefined;
  const start = new Date(expectedAt).toISOString();
  const query = new URLSearchParams({ start, number: String(number), lang: language });
  return fileUrl(owner, 'turn', `turn.ics?${query}`);
}
