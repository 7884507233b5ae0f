export const ko = {
  'title.keep': '{{name}} 계정을 Keep에 저장하시겠습니까?',
  'title.follow': '{{name}} 계정을 팔로우하시겠습니까?',
  'title.favorite': '{{name}} 계정을 즐겨찾기에 추가하시겠습니까?',
  'title.unblock': '{{name}} 계정의 차단을 해제하시겠습니까?',
  text: '브라우저에서 시작한 작업입니다. 여기에서 확인해 주세요.',
  favorite: '추가',
  notNow: '나중에',
};
