export const ko = {
  title: '계정 신고',
  'title.review': '리뷰 신고',
  'review.name': '{{author}}님의 리뷰',
  'reason.label': '신고 이유',
  'reason.spam': '스팸 또는 광고',
  'reason.sexualHarassment': '성희롱',
  'reason.otherHarassment': '기타 괴롭힘',
  'reason.other': '기타',
  'reason.missing': '신고 이유를 선택해 주세요.',

  'detail.label': '상세 내용(선택)',
  'detail.hint': '어떤 일이 있었는지 {{limit}}자 이내로 적어 주세요.',
  'detail.count': '{{length}} / {{limit}}',
  'detail.roomLeft_other': '{{displayCount}}자 더 입력 가능',
  'detail.tooLong_other': '{{displayCount}}자를 초과했습니다. 내용을 줄여 주세요.',

  'agreement.title': '공유되는 정보',
  'agreement.intro': '신고 내용을 검토하기 위해 담당 팀에 다음 정보가 전달됩니다.',
  'agreement.page': '신고하는 페이지: {{name}}',
  'agreement.account': '{{app}}에서 사용 중인 계정',
  'agreement.words': '선택한 이유와 작성한 내용',
  'agreement.label': '위 정보의 공유에 동의합니다.',
  'agreement.missing': '신고하려면 정보 공유에 동의해 주세요.',

  send: '신고하기',
  sending: '신고하는 중…',
  noScript:
    '신고하려면 JavaScript가 필요합니다. 브라우저에서 JavaScript를 사용 설정한 후 페이지를 새로고침해 주세요.',

  'sent.title': '신고해 주셔서 감사합니다',
  'sent.text': '{{name}} 계정에 대한 신고가 접수되었습니다. 내용을 검토하겠습니다.',
  'sent.earlier': '이전에 보낸 신고가 이미 접수되었습니다. 이후에 변경한 내용은 전송되지 않았습니다.',
  'sent.another': '추가로 신고하기',
};
