'use client';

import {
  defineSection,
  hostOf,
  minutesText,
  moneyText,
  goodsSinceLastVisit,
  type PluginSection,
  type HighlightContext,
  type SearchEntry,
} from '@oa-profile/plugin-sdk';
import { orderHours } from '@oa-profile/plugin-sdk/hours';
import { section, type Takeout } from './data.js';
import { isEmptyTakeout } from './is-empty-takeout.js';
import { TakeoutSection } from './takeout-section.js';
import { takeoutTexts, type TranslateTakeout } from './texts.js';

/** What can be ordered to take away, when, and how soon. */
export const takeoutSection: PluginSection<Takeout> = defineSection({
  ...section,
  texts: takeoutTexts,
  isEmpty: isEmptyTakeout,
  itemTitle: ({ items }, itemId) => items.find(({ id }) => id === itemId)?.name,
  searchEntries: takeoutSearchEntries,
  sinceLastVisit: goodsSinceLastVisit((t: TranslateTakeout) => t('change.changed')),
  Section: TakeoutSection,
  body: 'flush',
  size: 'half',
});

/** What to know before ordering, then each dish with its price. */
function takeoutSearchEntries(
  { items, hours, waitingMinutes, orderUrl, note }: Takeout,
  context: HighlightContext,
  t: TranslateTakeout,
): SearchEntry[] {
  const { language, formatters } = context;
  const label = (title: string): Pick<SearchEntry, 'title' | 'titleLang'> => ({ title, titleLang: language });
  return [
    ...(hours ? [{ ...label(t('hours')), hours: orderHours(hours) }] : []),
    ...(waitingMinutes
      ? [
          {
            ...label(t('waiting')),
            text: t('waiting.ready', { duration: minutesText(waitingMinutes, language) }),
            textLang: language,
          },
        ]
      : []),
    ...(note ? [{ ...label(t('note')), text: note }] : []),
    ...(orderUrl ? [{ ...label(t('order')), text: hostOf(orderUrl) }] : []),
    ...(items.length > 0 ? [label(t('menu'))] : []),
    ...items.map(({ name, description, price, soldOut }) => ({
      title: name,
      text: [
        description,
        price && moneyText(price, formatters),
        soldOut && t(soldOut === true ? 'soldOut' : 'soldOut.unknown'),
      ]
        .filter(Boolean)
        .join('\n'),
    })),
  ];
}
