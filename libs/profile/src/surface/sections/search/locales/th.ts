import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const th: Translation<typeof en> = {
  scope: 'ค้นหาจากเนื้อหาทั้งหมดในหน้านี้',
  found_other: 'พบ {{displayCount}} รายการ',
  none: 'ไม่พบข้อมูลที่ตรงกัน',
  ask: 'คุณสอบถามบัญชีนี้โดยตรงได้เช่นกัน',
  'ask.addFriend': 'คุณสอบถามบัญชีนี้ทางแชทได้เช่นกัน โดยเพิ่มเป็นเพื่อนก่อน',
  'ask.unblock': 'คุณสอบถามบัญชีนี้ทางแชทได้เช่นกัน โดยปลดบล็อกก่อน',
  incomplete: 'ไม่สามารถค้นหาในบางหัวข้อได้',
};
