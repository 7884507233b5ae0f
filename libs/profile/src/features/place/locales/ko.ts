import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const ko: Translation<typeof en> = {
  title: '지도 및 영업시간',

  'map.title': '지도',
  'map.label': '{{name}} 주변 지도',
  'map.open': '지도에서 열기',
  'map.failed': '지금은 지도를 표시할 수 없습니다.',
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

  'nearby.title': '주변 장소',
  'nearby.open': '영업 중',
  'nearby.closed': '영업 종료',
  'nearby.unknown': '영업시간 정보 없음',
  'nearby.showAll': '장소 {{total}}곳 모두 보기',

  'reservation.title': '예약',
  'reservation.none': '현재 예약할 수 있는 시간이 없습니다. 나중에 다시 확인해 주세요.',
  'reservation.loadFailed': '예약 가능한 시간을 불러올 수 없습니다.',
  'reservation.noScript': '여기에서 예약하려면 브라우저에서 JavaScript를 사용 설정해 주세요.',

  'party.label': '인원',
  'party.people_other': '{{displayCount}}명',

  'day.label': '날짜',
  'day.few': '마감 임박',
  'day.full': '마감',
  'day.none': '예약 불가',

  'time.label': '시간',
  'time.at': '{{time}}',
  'time.atDate': '{{date}} {{time}}',
  'time.free': '예약 가능',
  'time.few': '마감 임박',
  'time.full': '마감',
  'time.missing': '시간을 선택해 주세요.',
  'time.taken': '{{time}} 예약이 방금 마감되었습니다. 다른 시간을 선택해 주세요.',

  'zone.account': '시간은 {{zone}} 기준입니다.',
  'zone.visitor': '현재 계신 곳의 시간으로는 {{time}}({{zone}})입니다.',

  'note.label': '요청 사항(선택)',
  'note.hint': '알레르기, 유아용 의자, 기념일 등',
  'note.count': '{{displayCount}} / {{limit}}',
  'note.left_other': '{{displayCount}}자 더 입력 가능',
  'note.tooLong_other': '{{displayCount}}자를 초과했습니다. 내용을 줄여 주세요.',

  'send.label': '예약하기',
  'send.sending': '예약하는 중…',
  'send.summary': '{{date}} {{time}} · {{people}}',
  'send.inApp': '예약은 로그인된 앱에서 할 수 있습니다.',
  'send.failed': '예약하지 못했습니다.',
  'send.safeToRepeat': '중복으로 예약되지 않습니다.',

  'done.title': '예약이 확정되었습니다',
  'done.earlier': '이전에 보낸 예약이 이미 완료되었습니다. 이후에 변경한 내용은 전송되지 않았습니다.',
  'done.date': '날짜',
  'done.time': '시간',
  'done.fromTo': '{{from}} ~ {{to}}',
  'done.number': '예약 번호',
  'done.calendar': '캘린더에 추가',
  'done.another': '추가로 예약하기',

  'calendar.title': '예약: {{name}}',
};
