export const ko = {
  title: '{{name}} 계정에 연락하기',
  best: '지금 추천',

  'channel.addAndChat': '친구 추가 후 채팅',
  'channel.unblockAndChat': '차단 해제 후 채팅',
  'channel.call': '{{app}}에서 통화하기',
  'channel.phone': '전화 걸기',
  'channel.website': '웹사이트',

  'step.addFriend': '먼저 이 계정을 친구로 추가해 주세요',
  'step.unblock': '먼저 이 계정의 차단을 해제해 주세요',
  'step.unblockThenAdd': '해제한 뒤 친구로 추가하고 채팅할 수 있습니다',
  'step.updateApp': '먼저 {{app}} 앱을 업데이트해 주세요',
  'step.request': '먼저 채팅으로 통화를 요청해 주세요',
  'step.onPhone': '휴대폰의 {{app}}에서 이용할 수 있습니다',

  'why.always': '언제든지 답변 가능',
  'why.automatic': '언제든지 자동 응답',
  'why.anyTime': '언제든지 이용 가능',
  'why.notTaken': '통화할 수 없음',

  'message.at': '메시지를 남길 수 있습니다 · {{time}}부터 답변',
  'message.tomorrow': '메시지를 남길 수 있습니다 · 내일 {{time}}부터 답변',
  'message.atDay': '메시지를 남길 수 있습니다 · {{day}} {{time}}부터 답변',

  'status.open': '지금 연락 가능',
  'status.closingSoon': '곧 연락 마감',
  'status.closed': '응답 시간 외',
  'status.dayOff': '오늘은 응답 시간 없음',
  'status.temporarilyClosed': '응답 일시 중단',
  'closes.inMinutes_other': '{{displayCount}}분 남음({{time}}까지)',
  'opens.at': '{{time}}부터 연락 가능',
  'opens.again': '{{time}}부터 다시 연락 가능',
  'opens.tomorrow': '내일 {{time}}부터 연락 가능',
  'opens.atDay': '{{day}} {{time}}부터 연락 가능',
};
