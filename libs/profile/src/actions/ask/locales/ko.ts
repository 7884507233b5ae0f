export const ko = {
  'question.hours': '안녕하세요. 이 영업시간이 맞나요?',
  'question.address': '안녕하세요. 이 주소가 맞나요?',
  'question.prices': '안녕하세요. 이 가격이 맞나요?',
  'question.price': '안녕하세요. 이 가격이 맞나요?',
  'question.item': '안녕하세요. 지금 이 상품이 있나요?',
  seen: '({{date}}에 프로필에서 확인)',
  day: '날짜 선택',

  'way.chat': '이 질문이 입력된 채팅이 열립니다. 보내기 전에 수정할 수 있습니다.',
  'way.copy': '이 질문을 복사한 뒤 채팅에 붙여 넣어 주세요.',
  'way.phone': '이 번호로 문의할 수 있습니다.',
  'way.report': '이 계정에는 채팅으로 문의할 수 없습니다. 잘못된 정보는 신고할 수 있습니다.',
  'way.addFriend': '채팅으로 문의하려면 이 계정을 친구로 추가해 주세요.',
  'way.unblock': '이 계정을 차단했습니다. 채팅으로 문의하려면 차단을 해제해 주세요.',

  'prices.lunch': '점심',
  'prices.dinner': '저녁',
  'prices.general': '평균',
  'prices.range': '{{min}} ~ {{max}}',
  'prices.from': '{{min}}부터',
  'prices.upTo': '{{max}} 이하',
};
