import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const th: Translation<typeof en> = {
  title: 'ช่วงเวลาที่คนเยอะ',

  live: 'เรียลไทม์',
  'live.notBusy': 'ขณะนี้คนไม่เยอะ',
  'live.aBitBusy': 'ขณะนี้คนค่อนข้างเยอะ',
  'live.busy': 'ขณะนี้คนเยอะ',
  'live.veryBusy': 'ขณะนี้คนเยอะมาก',

  'usual.closed': 'เวลานี้ปกติปิดให้บริการ',
  'usual.notBusy': 'เวลานี้ปกติคนไม่เยอะ',
  'usual.aBitBusy': 'เวลานี้ปกติคนค่อนข้างเยอะ',
  'usual.busy': 'เวลานี้ปกติคนเยอะ',
  'usual.veryBusy': 'เวลานี้ปกติคนเยอะมาก',
  'highlight.notBusy': 'ปกติคนไม่เยอะ',
  'highlight.aBitBusy': 'ปกติคนค่อนข้างเยอะ',
  'highlight.busy': 'ปกติคนเยอะ',
  'highlight.veryBusy': 'ปกติคนเยอะมาก',
  'highlight.live': 'เรียลไทม์: {{now}}',

  days: 'วันในสัปดาห์',
  'days.today': '{{day}} (วันนี้)',
  'days.sun': 'อา.',
  'days.mon': 'จ.',
  'days.tue': 'อ.',
  'days.wed': 'พ.',
  'days.thu': 'พฤ.',
  'days.fri': 'ศ.',
  'days.sat': 'ส.',
  now: 'ตอนนี้',
  'day.closed': 'ปกติหยุดทุก{{day}}',
  'day.busiest': 'คนเยอะที่สุดประมาณ {{time}}\u00a0น.',
  'day.quiet': 'ปกติคนไม่เยอะตลอดทั้งวัน',
  'legend.usual': 'ปกติ',

  stay: 'ลูกค้ามักใช้เวลาที่นี่ {{duration}}',

  table: 'รายชั่วโมง',
  'table.time': 'เวลา',
  'table.level': 'ความหนาแน่นตามปกติ',
  'table.hour': '{{time}}\u00a0น.',
  'table.hourNextDay': '{{time}}\u00a0น. (วัน\u2060ถัด\u2060ไป)',
  'table.hours': '{{from}}–{{to}}\u00a0น.',

  'level.closed': 'ปิด',
  'level.notBusy': 'คนไม่เยอะ',
  'level.aBitBusy': 'คนค่อนข้างเยอะ',
  'level.busy': 'คนเยอะ',
  'level.veryBusy': 'คนเยอะมาก',
};
