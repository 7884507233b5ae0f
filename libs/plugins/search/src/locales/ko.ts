export const ko = {
  scope: '이 페이지의 모든 내용을 검색합니다.',
  found_other: '검색 결과 {{displayCount}}개',
  none: '일치하는 내용이 없습니다.',
  ask: '계정에 직접 문의할 수도 있습니다.',
  'ask.addFriend': '계정에 채팅으로 문의할 수도 있습니다. 먼저 친구로 추가해 주세요.',
  'ask.unblock': '계정에 채팅으로 문의할 수도 있습니다. 먼저 차단을 해제해 주세요.',
  incomplete: '일부 섹션을 검색하지 못했습니다.',
};
