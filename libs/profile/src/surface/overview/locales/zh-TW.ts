import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const zhTW: Translation<typeof en> = {
  'strip.label': '重點資訊',
  'special.day': '{{day}}：{{hours}}',
  'offer.label': '優惠',
};
