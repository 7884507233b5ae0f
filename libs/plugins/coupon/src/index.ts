'use client';

import type { SectionPlugin } from '@oa-profile/plugin-sdk';

/** Coupons of an account, each with a view to show at the counter. */
export const couponPlugin: SectionPlugin = {
  name: 'coupon',
  section: () => import('./section.js').then(({ couponSection }) => couponSection),
};
