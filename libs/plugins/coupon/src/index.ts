'use client';

import type { SectionPlugin } from '@oa-profile/plugin-sdk';
import type { en } from './locales/en.js';

/** Coupons of an account, each with a view to show at the counter. */
export const couponPlugin: SectionPlugin = {
  name: 'coupon',
  section: () => import('./section.js').then(({ couponSection }) => couponSection),
};

declare module '@oa-profile/i18n/declared' {
  interface DeclaredTexts {
    'plugin-coupon': typeof en;
  }
}
