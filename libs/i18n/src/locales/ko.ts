import type { Translation } from '../texts.js';
import type { en } from './en.js';

export const ko: Translation<typeof en> = {
  'error.pageNotFound': '페이지를 찾을 수 없습니다.',
  'error.network': '네트워크 오류가 발생했습니다. 다시 시도해 주세요.',
  'error.general': '오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
  'error.report': '신고를 접수하지 못했습니다. 나중에 다시 시도해 주세요.',
  'error.connection': '네트워크 연결을 확인한 후 다시 시도해 주세요.',
  'error.temporary': '일시적인 오류로 요청한 작업을 완료하지 못했습니다. 다시 시도해 주세요.',
  'error.copy': '오류: 클립보드에 복사하지 못했습니다.',
  'error.keepStorage': 'Keep 저장 공간이 부족합니다. Keep에서 항목을 삭제한 후 다시 시도해 주세요.',
  'error.unauthorized': '로그인이 만료되었습니다. 이 페이지를 닫았다가 다시 열어 주세요.',
  'error.gone': '더 이상 제공되지 않을 수 있습니다. 페이지를 새로고침하여 확인해 주세요.',
  'error.keepForbidden': '사용 중인 계정으로는 Keep을 이용할 수 없습니다.',
  'error.denied':
    '접근이 거부되었습니다. 이 페이지를 닫았다가 다시 열고, 요청이 표시되면 접근을 허용해 주세요.',
  'error.userNotFound': '계정을 찾을 수 없습니다. {{app}}에 다시 로그인한 후 이 페이지를 다시 열어 주세요.',

  'common.close': '닫기',
  'common.backTo': '{{name}} 페이지로 돌아가기',
  'common.retry': '다시 시도',
  'common.loading': '불러오는 중…',
  'common.more': '더보기',
  'common.readMore': '더보기',
  'common.showAll': '모두 보기',
  'common.allDetails': '상세 정보 모두 보기',
  'common.showMore': '{{total}}개 더보기',
  'common.opensInNewTab': '새 탭에서 열림',
  'common.ask': '이 정보 문의하기',
  'common.dismiss': '닫기',
  'common.ownLoading': '모든 사용자에게 표시되는 내용입니다. 이용 정보를 불러오는 중입니다.',
  'common.ownFailed': '모든 사용자에게 표시되는 내용입니다. 이용 정보를 불러오지 못했습니다.',
  'common.asOf': '{{time}} 기준 정보입니다. 이후 변경되었을 수 있습니다.',

  'page.skipToContent': '본문으로 건너뛰기',
  'page.actions': '이용 메뉴',
  'page.rotate': '계속하려면 휴대폰을 세로로 돌려 주세요.',
  'page.rotateAnyway': '그대로 계속하기',
  'page.languages': '언어',
  'page.savedOffline': '오프라인 상태입니다. {{time}}에 저장된 페이지입니다.',
  'page.saved': '{{time}}에 저장된 페이지입니다. 최신 내용을 보려면 페이지를 새로고침해 주세요.',
  'page.footer': '공식 계정 프로필 페이지',

  'header.badge.verified': '인증 계정',
  'header.badge.premium': '프리미엄 계정',
  'header.badge.unverified': '미인증 계정',
  'header.friends_other': '친구 {{displayCount}}명',

  'action.addFriend': '친구 추가',
  'action.addFriendInApp': '{{app}} 친구\u00a0추가',
  'action.unblock': '차단 해제',
  'action.chat': '채팅',
  'action.contact': '연락 방법',
  'action.favorite': '즐겨찾기',

  'done.addFriend': '{{name}} 계정을 친구로 추가했습니다.',
  'done.unblock': '{{name}} 계정의 차단을 해제했습니다.',
  'done.favoriteAdded': '즐겨찾기에 추가했습니다.',
  'done.favoriteRemoved': '즐겨찾기에서 삭제했습니다.',

  'failed.addFriend': '이 계정을 친구로 추가하지 못했습니다.',
  'failed.unblock': '이 계정의 차단을 해제하지 못했습니다.',
  'failed.favoriteAdd': '이 계정을 즐겨찾기에 추가하지 못했습니다.',
  'failed.favoriteRemove': '이 계정을 즐겨찾기에서 삭제하지 못했습니다.',
  'failed.relation': '이 계정과 친구인지 확인하지 못했습니다.',
  'failed.connection':
    '{{app}}에 연결하지 못했습니다. 팔로우, Keep처럼 계정이 필요한 기능은 지금 쓸 수 없지만, 다른 기능은 사용할 수 있습니다.',

  'notFound.hint': '주소가 잘못되었거나 더 이상 제공되지 않는 페이지일 수 있습니다.',
  'unavailable.title': '지금은 이 페이지를 이용할 수 없습니다',
  'forbidden.hint': '이 계정은 프로필 페이지를 공개하지 않습니다.',
};
