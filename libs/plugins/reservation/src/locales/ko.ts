export const ko = {
  'reservation.title': '예약',
  'reservation.description': '날짜, 시간, 인원을 선택해 주세요.',
  'reservation.none': '현재 예약할 수 있는 시간이 없습니다. 나중에 다시 확인해 주세요.',
  'reservation.loadFailed': '예약 가능한 시간을 불러오지 못했습니다.',
  'reservation.noScript': '여기에서 예약하려면 브라우저에서 JavaScript를 사용 설정해 주세요.',

  'party.label': '인원',
  'party.people_other': '{{displayCount}}명',
  'party.notTaken': '{{people}}은 여기에서 예약할 수 없습니다. 다른 인원을 선택해 주세요.',

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
  'time.taken': '{{time}} 예약이 방금 마감되었습니다.',
  'time.gone': '선택하신 시간은 예약할 수 없습니다.',
  'time.another': '다른 시간을 선택해 주세요.',

  'zone.account': '시간은 {{zone}} 기준입니다.',
  'zone.visitor': '현재 계신 곳의 시간으로는 {{time}}({{zone}})입니다.',

  'note.add': '요청 사항 추가',
  'note.label': '요청 사항(선택)',
  'note.hint': '알레르기, 유아용 의자, 기념일 등',
  'note.count': '{{displayCount}} / {{limit}}',
  'note.left_other': '{{displayCount}}자 더 입력 가능',
  'note.tooLong_other': '{{displayCount}}자를 초과했습니다. 내용을 줄여 주세요.',

  'send.label': '예약하기',
  'send.sending': '예약하는 중…',
  'send.summary': '{{date}} {{time}} · {{people}}',
  'send.failed': '예약하지 못했습니다.',
  'send.safeToRepeat': '중복으로 예약되지 않습니다.',

  'already.title': '이 시간에 이미 예약이 있습니다.',

  'done.title': '예약이 확정되었습니다',
  'done.earlier': '이전에 보낸 예약이 이미 완료되었습니다. 이후에 변경한 내용은 전송되지 않았습니다.',
  'done.date': '날짜',
  'done.time': '시간',
  'done.fromTo': '{{from}} ~ {{to}}',
  'done.note': '요청 사항',
  'done.place': '장소',
  'done.code': '예약 코드',
  'done.calendar': '캘린더에 추가',
  'done.change': '변경하거나 취소하려면 {{name}} 계정에 연락하여 코드를 알려 주세요.',
  'done.chat': '채팅 메시지 보내기',
  'done.changeText': '안녕하세요. 예약 {{code}}({{when}})의 변경 또는 취소를 부탁드려요.',
  'done.another': '추가로 예약하기',

  'kept.title': '예약 내용',

  'calendar.title': '예약: {{name}}',

  'app.finish': '{{app}}에서 {{displayCount}}명 예약 완료하기',
  'app.filledIn': '선택한 내용이 {{app}}에 입력되어 있습니다. 확인하고 예약해 주세요.',

  'since.new': '예약 접수 시작',
  'since.gone': '예약 접수 종료',
};
