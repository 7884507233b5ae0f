import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const zhTW: Translation<typeof en> = {
  hours: '營業時間',
  'hours.usual': '平常的營業時間',
  'hours.day': '日期',
  'hours.range': '{{opens}}～{{closes}}',
  'hours.rangeNextDay': '{{opens}}～隔日{{closes}}',
  'hours.wholeDay': '24小時營業',
  'hours.closed': '公休',
  'hours.unknown': '未提供',
  'hours.lastOrder': '最後點餐時間：{{time}}',
  'hours.lastOrderOver': '已停止點餐',
  'hours.today': '今天',
  'hours.special': '特別營業時間',
  'hours.addToCalendar': '加入行事曆',
  'hours.publicHoliday': '國定假日',
  'hours.later': '近期特別營業日',

  'status.open': '營業中',
  'status.closingSoon': '即將結束營業',
  'status.break': '休息中',
  'status.closed': '非營業時間',
  'status.temporarilyClosed': '暫停營業',
  'status.unknown': '未提供營業時間',

  'closes.at': '至{{time}}',
  'closes.atDay': '至{{day}}{{time}}',
  'closes.never': '24小時',
  'closes.inMinutes_other': '還有{{displayCount}}分鐘（至{{time}}）',
  'opens.at': '{{time}}開始營業',
  'opens.again': '{{time}}恢復營業',
  'opens.tomorrow': '明天{{time}}開始營業',
  'opens.atDay': '{{day}}{{time}}開始營業',
  'closedUntil.date': '至{{date}}',
};
