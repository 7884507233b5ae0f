import {
  hostOf,
  minutesText,
  moneyText,
  type HighlightContext,
  type SearchEntry,
} from '@oa-profile/plugin-sdk';
import { orderHours } from '@oa-profile/plugin-sdk/hours';
import type { Takeout } from './data.js';
import type { TranslateTakeout } from './texts.js';

/** What to know before ordering, then each dish with its price. */
export function takeoutSearchEntries(
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
