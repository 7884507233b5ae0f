import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const th: Translation<typeof en> = {
  title: 'ยินดีต้อนรับ',
  from: 'จาก {{name}}',
};
