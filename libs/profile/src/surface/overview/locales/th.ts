import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const th: Translation<typeof en> = {
  'strip.label': 'ข้อมูลโดยสรุป',
  'special.day': '{{day}}: {{hours}}',
  'offer.label': 'สิทธิพิเศษ',
};
