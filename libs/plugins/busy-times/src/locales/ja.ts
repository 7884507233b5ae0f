import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  title: '混雑する時間帯',

  live: 'リアルタイム',
  'live.notBusy': '現在は空いています',
  'live.aBitBusy': '現在はやや混雑しています',
  'live.busy': '現在は混雑しています',
  'live.veryBusy': '現在は非常に混雑しています',

  'usual.closed': 'この時間は通常、営業時間外です',
  'usual.notBusy': 'この時間は通常、空いています',
  'usual.aBitBusy': 'この時間は通常、やや混雑します',
  'usual.busy': 'この時間は通常、混雑します',
  'usual.veryBusy': 'この時間は通常、非常に混雑します',
  'glance.notBusy': '普段は空いています',
  'glance.aBitBusy': '通常はやや混雑',
  'glance.busy': '通常は混雑',
  'glance.veryBusy': '通常は非常に混雑',
  'glance.live': 'リアルタイム：{{now}}',

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
  'day.closed': '{{day}}は通常、お休みです',
  'day.busiest': '{{time}}ごろが最も混雑します',
  'day.quiet': '通常、一日を通して空いています',
  'legend.usual': '通常',

  stay: '滞在時間の目安：{{duration}}',

  table: '時間ごとの混雑状況',
  'table.time': '時間',
  'table.level': '通常の混雑状況',
  'table.hour': '{{time}}',
  'table.hourNextDay': '翌{{time}}',
  'table.hours': '{{from}}～{{to}}',

  'level.closed': '営業時間外',
  'level.notBusy': '空いている',
  'level.aBitBusy': 'やや混雑',
  'level.busy': '混雑',
  'level.veryBusy': '非常に混雑',
};
