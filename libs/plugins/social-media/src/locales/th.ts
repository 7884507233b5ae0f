import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const th: Translation<typeof en> = {
  title: 'โซเชียลมีเดีย',
  blog: 'บล็อก',
  showAll: 'ดูลิงก์ทั้งหมด {{total}} รายการ',
};
