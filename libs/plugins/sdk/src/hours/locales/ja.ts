import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  hours: '営業時間',
  'hours.usual': '通常の営業時間',
  'hours.day': '日付',
  'hours.range': '{{opens}}～{{closes}}',
  'hours.rangeNextDay': '{{opens}}～翌{{closes}}',
  'hours.wholeDay': '24時間営業',
  'hours.closed': '休み',
  'hours.unknown': '不明',
  'hours.lastOrder': 'ラストオーダー {{time}}',
  'hours.lastOrderOver': 'ラストオーダー終了',
  'hours.today': '今日',
  'hours.special': '特別営業時間',
  'hours.addToCalendar': 'カレンダーに追加',
  'hours.publicHoliday': '祝日',
  'hours.later': '今後の特別な営業日',

  'status.open': '営業中',
  'status.closingSoon': 'まもなく営業終了',
  'status.break': '休憩中',
  'status.closed': '営業時間外',
  'status.temporarilyClosed': '臨時休業中',
  'status.unknown': '営業時間不明',

  'closes.at': '{{time}}まで',
  'closes.atDay': '{{day}} {{time}}まで',
  'closes.never': '24時間',
  'closes.inMinutes_other': 'あと{{displayCount}}分（{{time}}まで）',
  'opens.at': '{{time}}から営業',
  'opens.again': '{{time}}から営業再開',
  'opens.tomorrow': '明日{{time}}から営業',
  'opens.atDay': '{{day}} {{time}}から営業',
  'closedUntil.date': '{{date}}まで',
};
