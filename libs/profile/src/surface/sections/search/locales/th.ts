import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const th: Translation<typeof en> = {
  keyword: 'คำค้นหา',
  scope: 'ค้นหาใน: {{sections}}',
  found_other: 'พบ {{displayCount}} รายการ',
  none: 'ไม่พบข้อมูลที่ตรงกัน',
  ask: 'คุณสอบถามบัญชีนี้โดยตรงได้เช่นกัน',
  incomplete: 'ไม่สามารถค้นหาในบางหัวข้อได้',
};
