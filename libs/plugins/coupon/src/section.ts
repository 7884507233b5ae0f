'use client';

import { defineSection, itemPaging, type PluginSection } from '@oa-profile/plugin-sdk';
import { couponHighlights } from './coupon-highlights.js';
import { couponSearchEntries } from './coupon-search-entries.js';
import { CouponSection } from './coupon-section.js';
import { couponsSinceLastVisit } from './coupons-since-last-visit.js';
import { section, type Coupons } from './data.js';
import { couponItemCard } from './state/coupon-item-card.js';
import { couponTexts } from './texts.js';
import { CouponView } from './view/coupon-view.js';

/** Coupons of an account, each with a view to show at the counter. */
export const couponSection: PluginSection<Coupons> = defineSection({
  ...section,
  texts: couponTexts,
  paging: itemPaging(),
  isEmpty: ({ items }) => items.length === 0,
  Section: CouponSection,
  highlights: couponHighlights,
  View: CouponView,
  showAllKey: 'showAllItems',
  itemCard: couponItemCard,
  searchEntries: couponSearchEntries,
  sinceLastVisit: couponsSinceLastVisit,
  body: 'bare',
});
