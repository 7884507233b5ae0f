import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const id: Translation<typeof en> = {
  'strip.label': 'Sekilas info',
  'special.day': '{{day}}: {{hours}}',
  'offer.label': 'Promo',
};
