import { defineTexts, languages, type Language } from '@oa-profile/i18n';
import { defineSection, type PluginSection } from '@oa-profile/plugin-sdk';
import { createElement } from 'react';
import { array, boolean, object, optional, string } from 'valibot';

/** What the account gives away: each visitor may have used some of it. */
export interface Vouchers {
  items: { id: string; name: string; used: boolean; forFriends?: boolean | undefined }[];
  /** When all of it ends. */
  until?: string | undefined;
}

const load = () => Promise.resolve({ title: 'Vouchers' });

/** A section whose offers depend on the visitor, for stories of the first screen. */
export const voucherSection: PluginSection<Vouchers> = defineSection({
  type: 'voucher',
  texts: defineTexts(
    'sample-voucher',
    Object.fromEntries(languages.map((language) => [language, load])) as Record<Language, typeof load>,
  ),
  schema: object({
    items: array(object({ id: string(), name: string(), used: boolean(), forFriends: optional(boolean()) })),
    until: optional(string()),
  }),
  source: { kind: 'sub-page', type: 'COUPON', personal: (data) => data },
  isEmpty: ({ items }) => items.length === 0,
  emptyOn: ['HTTP_NOT_FOUND'],
  until: ({ until }) => until,
  itemCard({ items }, itemId) {
    const item = items.find(({ id }) => id === itemId);
    return item && { title: item.name };
  },
  View: ({ itemId }) => createElement('p', undefined, `This is ${itemId}`),
  Section: ({ data: { items } }) => createElement('p', undefined, `${items.length} vouchers`),
  highlights: ({ items }, { relation = 'unknown' }) => {
    const friendship = relation === 'unknown' ? 'unknown' : relation.friendshipType;
    return items
      .filter(({ used }) => !used)
      .map(({ id, name, forFriends }) => ({
        kind: 'offer',
        text: `${name} (${friendship})`,
        itemId: id,
        ...(forFriends && { for: 'friends', isFallback: friendship !== 'friend' }),
      }));
  },
});
