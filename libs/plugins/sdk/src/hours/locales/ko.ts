import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const ko: Translation<typeof en> = {
  hours: '영업시간',
  'hours.usual': '평소 영업시간',
  'hours.day': '날짜',
  'hours.range': '{{opens}} ~ {{closes}}',
  'hours.rangeNextDay': '{{opens}} ~ 다음 날 {{closes}}',
  'hours.wholeDay': '24시간 영업',
  'hours.closed': '휴무',
  'hours.unknown': '정보 없음',
  'hours.lastOrder': '라스트 오더 {{time}}',
  'hours.lastOrderOver': '주문 마감',
  'hours.today': '오늘',
  'hours.special': '특별 영업시간',
  'hours.addToCalendar': '캘린더에 추가',
  'hours.publicHoliday': '공휴일',
  'hours.later': '다가오는 특별 영업일',

  'status.open': '영업 중',
  'status.closingSoon': '곧 영업 종료',
  'status.break': '휴게 시간',
  'status.closed': '영업 종료',
  'status.temporarilyClosed': '임시 휴업',
  'status.unknown': '영업시간 정보 없음',

  'closes.at': '{{time}}까지',
  'closes.atDay': '{{day}} {{time}}까지',
  'closes.never': '24시간',
  'closes.inMinutes_other': '{{displayCount}}분 남음({{time}}까지)',
  'opens.at': '{{time}}에 영업 시작',
  'opens.again': '{{time}}에 영업 재개',
  'opens.tomorrow': '내일 {{time}}에 영업 시작',
  'opens.atDay': '{{day}} {{time}}에 영업 시작',
  'closedUntil.date': '{{date}}까지',
};
