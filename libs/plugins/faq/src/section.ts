'use client';

import { defineSection, type PluginSection } from '@oa-profile/plugin-sdk';
import { section, type Faq } from './data.js';
import { faqItemCard } from './faq-item-card.js';
import { FaqSection } from './faq-section.js';
import { FaqView } from './answer.js';
import { faqTexts } from './texts.js';

/** Questions and answers of an account, with a link to each. */
export const faqSection: PluginSection<Faq> = defineSection({
  ...section,
  texts: faqTexts,
  isEmpty: ({ items }) => items.length === 0,
  Section: FaqSection,
  View: FaqView,
  showAllKey: 'showAllItems',
  itemCard: faqItemCard,
  searchEntries: ({ items }) =>
    items.map(({ id, question, answer }) => ({ title: question, text: answer, itemId: id })),
  body: 'flush',
});
