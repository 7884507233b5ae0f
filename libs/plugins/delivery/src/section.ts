'use client';

import {
  defineSection,
  hostOf,
  minutesText,
  type PluginSection,
  type HighlightContext,
  type SearchEntry,
} from '@oa-profile/plugin-sdk';
import { orderHours } from '@oa-profile/plugin-sdk/hours';
import { section, type Delivery } from './data.js';
import { DeliverySection } from './delivery-section.js';
import { deliveryTexts, type TranslateDelivery } from './texts.js';
import { feeText, minimumText } from './fee-text.js';

/** What an account delivers, where, when, and on what terms. */
export const deliverySection: PluginSection<Delivery> = defineSection({
  ...section,
  texts: deliveryTexts,
  isEmpty: ({ services }) => services.length === 0,
  Section: DeliverySection,
  searchEntries: deliverySearchEntries,
  body: 'flush',
});

/** The terms of each service, then where it delivers, how it is paid, when, and what else to know. */
function deliverySearchEntries(
  { services }: Delivery,
  context: HighlightContext,
  t: TranslateDelivery,
): SearchEntry[] {
  return services.flatMap((service) => serviceEntries(service, context, t));
}

function serviceEntries(
  service: Delivery['services'][number],
  context: HighlightContext,
  t: TranslateDelivery,
): SearchEntry[] {
  const { language, formatters } = context;
  const { kind, minimumOrder, waitingMinutes, areas, payments, hours, note, orderUrl } = service;
  const { fee, condition } = feeText(service, t, formatters);
  const terms = [
    `${t(`fee.${kind}`)} ${fee}`,
    condition,
    minimumOrder && `${t('minimum')} ${minimumText(minimumOrder, t, formatters)}`,
    waitingMinutes && `${t('waiting')} ${minutesText(waitingMinutes, language)}`,
    orderUrl && `${t(`order.${kind}`)} ${hostOf(orderUrl)}`,
  ];
  const label = (title: string): Pick<SearchEntry, 'title' | 'titleLang'> => ({ title, titleLang: language });
  return [
    { ...label(t(`kind.${kind}`)), text: terms.filter(Boolean).join(' · '), textLang: language },
    ...(hours ? [{ ...label(t('hours')), hours: orderHours(hours) }] : []),
    ...(areas === 'unknown'
      ? [{ ...label(t(`areas.${kind}`)), text: t('terms.unknown'), textLang: language }]
      : areas.length > 0
        ? [{ ...label(t(`areas.${kind}`)), text: areas.join(', ') }]
        : []),
    ...payments.map((payment) => ({
      ...label(t(`payments.${payment}`)),
      text: `${t(`kind.${kind}`)} · ${t('payments')}`,
      textLang: language,
    })),
    ...(note ? [{ ...label(t('note')), text: note }] : []),
  ];
}
