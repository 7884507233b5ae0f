import type { Account } from '@oa-profile/api-client';
import { createFormatters, type Language } from '@oa-profile/i18n';
import type { ItemCard } from '@oa-profile/plugin-sdk';

/**
 * What an item is called, on the page and outside of it. One without words, such as a picture, has the day that the page
 * shows for it.
 */
export function itemTitle(
  { title, publishedAt }: ItemCard,
  { name, timeZone }: Pick<Account, 'name' | 'timeZone'>,
  language: Language,
): string {
  if (title !== undefined) return title;
  return publishedAt === undefined ? name : createFormatters(language, timeZone).date(new Date(publishedAt));
}
