import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const th: Translation<typeof en> = {
  'driver.title': 'แสดงให้คนขับดู',
  'driver.request': 'กรุณาพาไปส่งตามที่อยู่นี้',
  'staff.title': 'แสดงให้พนักงานดู',
  'staff.request': 'ขอสั่งอันนี้',
  map: 'เปิดในแผนที่',
};
