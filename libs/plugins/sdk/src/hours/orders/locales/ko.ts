export const ko = {
  hours: '주문 가능 시간',
  'hours.usual': '평소 주문 가능 시간',
  'hours.wholeDay': '24시간 주문 가능',
  'hours.special': '특별 주문 시간',
  'hours.later': '다가오는 특별 주문 시간',

  'status.open': '주문 가능',
  'status.closingSoon': '곧 주문 마감',
  'status.breakSoon': '곧 주문 일시 중단',
  'status.closed': '주문 마감',
  'status.dayOff': '오늘은 주문 불가',
  'status.temporarilyClosed': '주문 일시 중단',
  'status.unknown': '주문 가능 시간 정보 없음',

  'opens.at': '{{time}}부터 주문 가능',
  'opens.again': '{{time}}부터 다시 주문 가능',
  'opens.tomorrow': '내일 {{time}}부터 주문 가능',
  'opens.atDay': '{{day}} {{time}}부터 주문 가능',
};
