import type { BasicInfo } from '@oa-profile/api-client/schemas';
import { accountLang, priceSpan, type Highlight, type HighlightContext } from '@oa-profile/plugin-sdk';
import { lastCallOf } from '@oa-profile/plugin-sdk/hours';
import { priceText } from './offer/price-text.js';
import type { TranslateBasicInfo } from './texts.js';

/** Opening hours, address, price range, and the walk to the nearest station. */
export function basicInfoHighlights(
  { hours, address, priceRanges, stations }: BasicInfo,
  { account, language, formatters }: HighlightContext,
  t: TranslateBasicInfo,
): Highlight[] {
  const highlights: Highlight[] = [];
  if (hours) highlights.push({ kind: 'hours', hours, lastCall: lastCallOf(account) });
  if (address) {
    const { text, latitude, longitude } = address;
    highlights.push({ kind: 'place', text, latitude, longitude, lang: accountLang({ account, language }) });
  }
  const [price, another] = priceRanges;
  const span = another && priceSpan(priceRanges);
  if (span) {
    const text = priceText(span, t, formatters);
    highlights.push({ kind: 'words', sign: 'price', text, spoken: `${t('prices')} ${text}` });
  } else if (price) {
    const text = priceText(price, t, formatters);
    const spoken = `${t(`prices.${price.kind}`)} ${text}`;
    highlights.push({ kind: 'words', sign: 'price', text: price.kind === 'general' ? text : spoken, spoken });
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
      // Mixed with the page's words, the text has no single language.
      lang: walk ? undefined : accountLang({ account, language }),
    });
  }
  return highlights;
}

function nearest(stations: BasicInfo['stations']): BasicInfo['stations'][number] | undefined {
  const farAway = Number.POSITIVE_INFINITY;
  return [...stations].sort((a, b) => (a.walkMinutes ?? farAway) - (b.walkMinutes ?? farAway))[0];
}
