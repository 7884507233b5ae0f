import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const ko: Translation<typeof en> = {
  title: '붐비는 시간대',

  live: '실시간',
  'live.notBusy': '지금은 한산함',
  'live.aBitBusy': '지금은 약간 붐빔',
  'live.busy': '지금은 붐빔',
  'live.veryBusy': '지금은 매우 붐빔',

  'usual.closed': '이 시간에는 보통 영업하지 않습니다',
  'usual.notBusy': '이 시간에는 보통 한산합니다',
  'usual.aBitBusy': '이 시간에는 보통 약간 붐빕니다',
  'usual.busy': '이 시간에는 보통 붐빕니다',
  'usual.veryBusy': '이 시간에는 보통 매우 붐빕니다',
  'highlight.notBusy': '보통 한산함',
  'highlight.aBitBusy': '보통 약간 붐빔',
  'highlight.busy': '보통 붐빔',
  'highlight.veryBusy': '보통 매우 붐빔',
  'highlight.live': '실시간: {{now}}',

  days: '요일',
  'days.today': '{{day}}(오늘)',
  'days.sun': '일',
  'days.mon': '월',
  'days.tue': '화',
  'days.wed': '수',
  'days.thu': '목',
  'days.fri': '금',
  'days.sat': '토',
  now: '지금',
  'day.closed': '{{day}}은 보통 휴무입니다',
  'day.busiest': '{{time}}쯤 가장 붐빕니다',
  'day.quiet': '보통 하루 종일 한산합니다',
  'legend.usual': '평소',

  stay: '보통 {{duration}} 머무릅니다',

  table: '시간대별 보기',
  'table.time': '시간',
  'table.level': '평소 혼잡도',
  'table.hour': '{{time}}',
  'table.hourNextDay': '다음 날 {{time}}',
  'table.hours': '{{from}} ~ {{to}}',

  'level.closed': '영업시간 외',
  'level.notBusy': '한산함',
  'level.aBitBusy': '약간 붐빔',
  'level.busy': '붐빔',
  'level.veryBusy': '매우 붐빔',
};
