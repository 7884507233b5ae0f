import type { BasicInfo } from '@oa-profile/api-client/schemas';
import { accountLang, type Highlight, type HighlightContext } from '@oa-profile/plugin-sdk';
import { priceText } from './offer/price-text.js';
import type { TranslateBasicInfo } from './texts.js';

/** When it is open, where it is, what one spends, and how near the nearest station is. */
export function basicInfoHighlights(
  { hours, address, priceRanges, stations }: BasicInfo,
  { account, language, formatters }: HighlightContext,
  t: TranslateBasicInfo,
): Highlight[] {
  const highlights: Highlight[] = [];
  if (hours) highlights.push({ kind: 'hours', hours });
  if (address) {
    const { text, latitude, longitude } = address;
    highlights.push({ kind: 'place', text, latitude, longitude, lang: accountLang({ account, language }) });
  }
  const [price] = priceRanges;
  if (price) {
    const text = priceText(price, t, formatters);
    highlights.push({ kind: 'words', sign: 'price', text, spoken: `${t(`prices.${price.kind}`)} ${text}` });
  }
  const station = nearest(stations);
  if (station) {
    const { name, walkMinutes: minutes } = station;
    const walk =
      minutes === undefined
        ? ''
        : t('stations.walk', { count: minutes, displayCount: formatters.number(minutes) });
    highlights.push({
      kind: 'words',
      sign: 'way',
      text: [name, walk].filter(Boolean).join(' · '),
      // Where it stands beside words of the page, nobody can tell both languages.
      lang: walk ? undefined : accountLang({ account, language }),
    });
  }
  return highlights;
}

function nearest(stations: BasicInfo['stations']): BasicInfo['stations'][number] | undefined {
  const farAway = Number.POSITIVE_INFINITY;
  return [...stations].sort((a, b) => (a.walkMinutes ?? farAway) - (b.walkMinutes ?? farAway))[0];
}
