import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const ko: Translation<typeof en> = {
  title: '지도 및 영업시간',

  'map.title': '지도',
  'map.label': '{{name}} 주변 지도',
  'map.directions': '길찾기',
  'driver.show': '기사님께 보여주기',
  'share.place': '이 장소 공유',
  'map.failed': '지금은 지도를 표시하지 못했습니다.',
  'map.zoomIn': '확대',
  'map.zoomOut': '축소',
  'map.twoFingers': '지도를 움직이려면 두 손가락을 사용해 주세요.',
  'map.move': '지도 이동',
  'map.left': '왼쪽으로 이동',
  'map.up': '위로 이동',
  'map.down': '아래로 이동',
  'map.right': '오른쪽으로 이동',
  'map.shows': '지도에 {{name}} 위치를 표시했습니다.',
  'nearby.show': '지도에서 {{name}} 보기',

  'visit.title': '언제 방문하시나요?',
  'visit.day': '도착 날짜',
  'visit.now': '지금',
  'visit.soon': '30분 후',
  'visit.time': '도착 시간',
  'visit.at': '{{time}} 도착',
  'visit.atDay': '{{day}} {{time}} 도착',
  'visit.minutesLeft_other': '영업 종료 {{displayCount}}분 전',
  'visit.instead': '{{day}} {{time}}에 가기',
  'visit.addToCalendar': '캘린더에 추가',
  'visit.calendarTitle': '방문: {{name}}',
  'specialDay.calendarTitle': '{{name}}: {{hours}}',

  'nearby.title': '주변 장소',
  'nearby.instead': '지금 영업 중인 주변 장소',
  'nearby.open': '영업 중',
  'nearby.closed': '영업 종료',
  'nearby.unknown': '영업시간 정보 없음',
};
