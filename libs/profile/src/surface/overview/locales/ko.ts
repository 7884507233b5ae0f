import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const ko: Translation<typeof en> = {
  'strip.label': '한눈에 보기',
  'special.day': '{{day}}: {{hours}}',
  'offer.label': '혜택',
};
