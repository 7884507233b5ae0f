import type { PageSection } from '@oa-profile/api-client';
import type { ViewItem } from '@oa-profile/plugin-sdk/internal';
import { unjoined, type Formatters, type Translate } from '@oa-profile/i18n';
import type { ReportableItem } from '@oa-profile/plugin-sdk/internal';
import { checkOnce } from '@oa-profile/plugin-sdk/internal';
import type { en } from './locales/en.js';

/** Most characters of an author's name in a report: the rest is for the visitor's own words. */
const LONGEST_AUTHOR = 100;

/** The item that a report is about; undefined if the page has no such item (any more). Never throws. */
export function reportedItem(
  sections: readonly PageSection[],
  { section: plugin, itemId }: ViewItem,
): ReportableItem | undefined {
  for (const { type, data } of sections) {
    const parsed = type === plugin.type ? checkOnce(plugin.schema, data) : undefined;
    try {
      const item = parsed?.success && plugin.reportableItem?.(parsed.output, itemId);
      if (item) return item;
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/** How a report names the item that it is about, in one line: 'Review by Mia (Nov 8, 2026, r-1)'. */
export function itemLine(
  { author, createdAt }: ReportableItem,
  itemId: string,
  { t, date }: { t: Translate<typeof en>; date: Formatters['date'] },
): string {
  const letters = Array.from(
    author
      .replace(/\p{Bidi_Control}/gu, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  const name =
    letters.length > LONGEST_AUTHOR ? `${letters.slice(0, LONGEST_AUTHOR).join('')}…` : letters.join('');
  const details = [createdAt && date(new Date(createdAt)), itemId].filter(Boolean);
  // Isolated, so that a name that is read from right to left leaves what follows it in its place. One with controls of
  // its own could leave the isolation, and pass for what follows.
  return unjoined(`${t('review.name', { author: `\u2068${name}\u2069` })} (${details.join(', ')})`);
}
