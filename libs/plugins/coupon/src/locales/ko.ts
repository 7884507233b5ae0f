import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const ko: Translation<typeof en> = {
  title: '쿠폰',

  'kind.discount': '할인',
  'kind.free': '무료',
  'kind.gift': '증정',
  'kind.cashback': '캐시백',
  'kind.other': '혜택',

  'usage.once': '1회 사용',
  'usage.unlimited': '횟수 제한 없음',
  'usage.counted': '사용 여부는 이 화면이 아니라 계정에서 기록합니다.',
  draw: '추첨(당첨 확률 {{chance}})',
  'draw.entered': '추첨: 응모 완료',
  'draw.won': '추첨: 당첨',

  'state.endsToday': '오늘 종료',
  'state.endsTomorrow': '내일 종료',
  'state.daysLeft_other': '{{displayCount}}일 남음',
  'state.fromTime': '{{time}}부터',
  'state.fromDay': '{{day}}부터',
  'state.fromDayTime': '{{day}} {{time}}부터',
  'state.used': '사용 완료',
  'state.lost': '미당첨',
  'state.expired': '기간 만료',

  'period.range': '{{from}} ~ {{to}}',
  'period.until': '{{to}}까지',
  'period.ended': '{{to}} 종료',

  friends: '친구 전용',
  'friends.add': '이 계정을 친구로 추가하면 쿠폰을 사용할 수 있습니다.',
  'friends.unblock': '이 계정의 차단을 해제하면 쿠폰을 사용할 수 있습니다.',

  showAll: '쿠폰 {{total}}개 모두 보기',
  showMore: '쿠폰 더보기',
  'showMore.failed': '쿠폰을 더 불러오지 못했습니다.',

  'view.show': '이 화면을 직원에게 보여 주세요.',
  'view.counter': '계산대에서 보여주기',
  'view.showOnPhone': '휴대폰에서 이 쿠폰을 열어 직원에게 보여 주세요.',
  'view.openOnPhone': '휴대폰에서 열기',
  'view.checking': '이 쿠폰을 아직 사용할 수 있는지 확인하는 중입니다…',
  'view.unchecked': '이 쿠폰을 이미 사용했는지 확인하지 못했습니다.',
  'view.upcoming': '{{from}}부터 사용할 수 있습니다.',
  'view.used': '이미 사용한 쿠폰입니다.',
  'view.usedAt': '{{time}}에 사용한 쿠폰입니다.',
  'view.lost': '이번 추첨에는 당첨되지 않았습니다.',
  'view.entered': '추첨에 응모했습니다. 당첨되면 여기에서 쿠폰을 사용할 수 있습니다.',
  'view.notEntered': '아직 추첨에 응모하지 않았습니다. 당첨자만 사용할 수 있습니다.',
  'view.drawUnknown': '당첨자만 사용할 수 있습니다. 당첨 여부는 계정에 문의해 주세요.',
  'view.expired': '유효기간이 지난 쿠폰입니다.',
  'view.others': '다른 쿠폰',
  'view.period': '유효기간',
  'view.usage': '사용 가능 횟수',
  'view.draw': '당첨 확률',
  'view.drawEntry': '응모 방법',
  'view.drawEntry.ask': '계정에 문의해 주세요.',
  'view.audience': '대상',

  'change.new_other': '새 쿠폰 {{displayCount}}개',
};
