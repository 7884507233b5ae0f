export const ko = {
  title: '순번 대기',
  description: '휴대폰으로 번호표를 받고 차례가 되면 돌아와 주세요.',
  noScript: '여기에서 번호표를 받으려면 브라우저에서 JavaScript를 사용 설정해 주세요.',

  'line.waiting_other': '현재 {{displayCount}}팀 대기 중',
  'line.nobody': '현재 대기 중인 팀이 없습니다',
  'line.closed': '지금은 번호표를 발급하지 않습니다. 나중에 다시 확인해 주세요.',

  'party.label': '인원',
  'party.people_other': '{{displayCount}}명',
  'party.registered_other': '{{displayCount}}명으로 접수되었습니다',

  'take.label': '번호표 받기',
  'take.sending': '번호표를 받는 중…',
  'take.failed': '번호표를 받지 못했습니다.',
  'take.safeToRepeat': '번호표는 중복으로 발급되지 않습니다.',
  'take.full': '지금은 대기가 가득 찼습니다. 나중에 다시 시도해 주세요.',

  'ticket.label': '대기 번호',
  'ticket.before_other': '앞에 {{displayCount}}팀이 있습니다',
  'ticket.next': '다음 차례입니다',
  'ticket.serving': '현재 {{number}}번 안내 중',
  'ticket.expected': '지금 속도라면 {{time}}쯤 차례가 될 것으로 예상됩니다.',
  'ticket.hint': '이 페이지는 자동으로 업데이트됩니다. 휴대폰을 가까이에 두어 주세요.',
  'ticket.calendar': '캘린더에 추가',
  'spoken.before_other': '대기 번호 {{number}}번. 앞에 {{displayCount}}팀이 있습니다.',
  'spoken.next': '대기 번호 {{number}}번. 다음 차례입니다.',

  'refresh.failed': '대기 순서를 확인하지 못했습니다.',

  'turn.title': '차례가 되었습니다',
  'turn.hint': '카운터에서 이 번호를 보여 주세요.',
  'served.title': '기다려 주셔서 감사합니다',
  'missed.title': '번호가 호출되었습니다',
  'missed.hint': '호출할 때 자리에 계시지 않았습니다. 카운터에 문의하거나 번호표를 새로 받아 주세요.',
  'left.title': '대기를 취소했습니다',
  'lost.title': '더 이상 확인할 수 없는 번호입니다',
  'lost.hint': '번호가 처음부터 다시 시작되었을 수 있습니다. 카운터에 문의하거나 번호표를 새로 받아 주세요.',
  'again.label': '번호표 새로 받기',

  'change.label': '인원 변경',
  'change.failed': '인원을 변경하지 못했습니다.',

  'leave.label': '대기 취소',
  'leave.title': '대기를 취소할까요?',
  'leave.hint': '{{number}}번의 순서가 사라집니다.',
  'leave.stay': '계속 대기',
  'leave.failed': '대기를 취소하지 못했습니다.',

  'calendar.title': '{{number}}번: {{name}}',
  'calendar.description': '곧 차례가 될 수 있습니다. 앞에 몇 팀이 있는지 확인해 주세요.',
};
