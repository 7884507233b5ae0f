import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const th: Translation<typeof en> = {
  title: 'ตั้งแต่ครั้งล่าสุดที่คุณเข้าชม',
  said: 'ตั้งแต่ครั้งล่าสุดที่คุณเข้าชม: {{changes}}',
  page: '{{title}} มีการเปลี่ยนแปลง',
  'reservation.new': 'เปิดรับจองแล้ว',
  'reservation.gone': 'ไม่รับจองแล้ว',
};
