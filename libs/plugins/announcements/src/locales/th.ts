import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const th: Translation<typeof en> = {
  title: 'ประกาศ',
  new: 'ใหม่',
  showAll: 'ดูประกาศทั้งหมด {{total}} รายการ',
  details: 'ดูรายละเอียดที่ {{host}}',

  'change.new_other': 'ประกาศใหม่ {{displayCount}} รายการ',
};
