'use client';

import { defineSection, type PluginSection } from '@oa-profile/plugin-sdk';
import { section, type Delivery } from './data.js';
import { deliverySearchEntries } from './delivery-search-entries.js';
import { DeliverySection } from './delivery-section.js';
import { deliveryTexts } from './texts.js';

/** What an account delivers, where, when, and on what terms. */
export const deliverySection: PluginSection<Delivery> = defineSection({
  ...section,
  texts: deliveryTexts,
  isEmpty: ({ services }) => services.length === 0,
  Section: DeliverySection,
  searchEntries: deliverySearchEntries,
  body: 'flush',
});
