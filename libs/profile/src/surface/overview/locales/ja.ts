import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  'strip.label': '基本データ',
  'special.day': '{{day}}：{{hours}}',
  'offer.label': '特典',
};
