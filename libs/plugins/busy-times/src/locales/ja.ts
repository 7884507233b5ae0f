import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  title: '混雑する時間帯',

  live: 'リアルタイム',
  'live.notBusy': '現在は空いています',
  'live.aBitBusy': '現在はやや混雑しています',
  'live.busy': '現在は混雑しています',
  'live.veryBusy': '現在は非常に混雑しています',

  'usual.closed': 'この時間は普段、営業時間外です',
  'usual.notBusy': 'この時間は普段、空いています',
  'usual.aBitBusy': 'この時間は普段、やや混雑します',
  'usual.busy': 'この時間は普段、混雑します',
  'usual.veryBusy': 'この時間は普段、非常に混雑します',
  'highlight.notBusy': '普段は空いています',
  'highlight.aBitBusy': '普段はやや混雑',
  'highlight.busy': '普段は混雑',
  'highlight.veryBusy': '普段は非常に混雑',
  'highlight.live': 'リアルタイム：{{now}}',

  days: '曜日',
  'days.today': '{{day}}（今日）',
  'days.sun': '日',
  'days.mon': '月',
  'days.tue': '火',
  'days.wed': '水',
  'days.thu': '木',
  'days.fri': '金',
  'days.sat': '土',
  now: '現在',
  'day.closed': '{{day}}は普段、お休みです',
  'day.busiest': '{{time}}ごろが最も混雑します',
  'day.quiet': '普段は一日を通して空いています',
  'legend.usual': '普段',

  stay: '滞在時間の目安：{{duration}}',

  table: '時間ごとの混雑状況',
  'table.time': '時間',
  'table.level': '普段の混雑状況',
  'table.hour': '{{time}}',
  'table.hourNextDay': '翌{{time}}',
  'table.hours': '{{from}}～{{to}}',

  'level.closed': '営業時間外',
  'level.notBusy': '空いている',
  'level.aBitBusy': 'やや混雑',
  'level.busy': '混雑',
  'level.veryBusy': '非常に混雑',
};
