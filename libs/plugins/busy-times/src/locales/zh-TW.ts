import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const zhTW: Translation<typeof en> = {
  title: '熱門時段',

  live: '即時',
  'live.notBusy': '目前人不多',
  'live.aBitBusy': '目前人有點多',
  'live.busy': '目前人多',
  'live.veryBusy': '目前人潮擁擠',

  'usual.closed': '此時段通常不營業',
  'usual.notBusy': '此時段通常人不多',
  'usual.aBitBusy': '此時段通常人有點多',
  'usual.busy': '此時段通常人多',
  'usual.veryBusy': '此時段通常人潮擁擠',
  'highlight.notBusy': '通常人不多',
  'highlight.aBitBusy': '通常人有點多',
  'highlight.busy': '通常人多',
  'highlight.veryBusy': '通常人潮擁擠',
  'highlight.live': '即時：{{now}}',

  days: '星期',
  'days.today': '{{day}}（今天）',
  'days.sun': '週日',
  'days.mon': '週一',
  'days.tue': '週二',
  'days.wed': '週三',
  'days.thu': '週四',
  'days.fri': '週五',
  'days.sat': '週六',
  now: '現在',
  'day.closed': '{{day}}通常公休',
  'day.busiest': '{{time}}左右人最多',
  'day.quiet': '通常整天人都不多',
  'legend.usual': '平常',

  stay: '顧客通常停留{{duration}}',

  table: '各時段人潮',
  'table.time': '時間',
  'table.level': '平常人潮',
  'table.hour': '{{time}}',
  'table.hourNextDay': '隔日{{time}}',
  'table.hours': '{{from}}～{{to}}',

  'level.closed': '非營業時間',
  'level.notBusy': '人不多',
  'level.aBitBusy': '人有點多',
  'level.busy': '人多',
  'level.veryBusy': '人潮擁擠',
};
