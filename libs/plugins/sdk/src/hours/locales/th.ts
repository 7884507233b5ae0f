import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const th: Translation<typeof en> = {
  hours: 'เวลาทำการ',
  'hours.usual': 'เวลาทำการปกติ',
  'hours.day': 'วันที่',
  'hours.range': '{{opens}}–{{closes}} น.',
  'hours.rangeNextDay': '{{opens}}–{{closes}} น. (วันถัดไป)',
  'hours.wholeDay': 'เปิด 24 ชั่วโมง',
  'hours.closed': 'ปิด',
  'hours.unknown': 'ไม่มีข้อมูล',
  'hours.lastOrder': 'รับออร์เดอร์สุดท้าย {{time}} น.',
  'hours.lastOrderOver': 'ปิดรับออร์เดอร์แล้ว',
  'hours.today': 'วันนี้',
  'hours.special': 'เวลาทำการพิเศษ',
  'hours.addToCalendar': 'เพิ่มลงในปฏิทิน',
  'hours.publicHoliday': 'วันหยุดนักขัตฤกษ์',
  'hours.later': 'วันที่มีเวลาทำการพิเศษเร็วๆ นี้',

  'status.open': 'เปิดอยู่',
  'status.closingSoon': 'ใกล้ปิดแล้ว',
  'status.break': 'พักให้บริการ',
  'status.closed': 'ปิดอยู่',
  'status.temporarilyClosed': 'ปิดชั่วคราว',
  'status.unknown': 'ไม่มีข้อมูลเวลาทำการ',

  'closes.at': 'ถึง {{time}} น.',
  'closes.atDay': 'ถึง {{day}} เวลา {{time}} น.',
  'closes.never': '24 ชั่วโมง',
  'closes.inMinutes_other': 'อีก {{displayCount}} นาที (ถึง {{time}} น.)',
  'opens.at': 'เปิด {{time}} น.',
  'opens.again': 'เปิดอีกครั้ง {{time}} น.',
  'opens.tomorrow': 'เปิดพรุ่งนี้ {{time}} น.',
  'opens.atDay': 'เปิด {{day}} เวลา {{time}} น.',
  'closedUntil.date': 'ถึง {{date}}',
};
