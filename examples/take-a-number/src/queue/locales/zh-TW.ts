export const zhTW = {
  title: '線上候位',
  description: '用手機領取號碼牌，輪到您時再回來即可。',
  noScript: '若要在此領取號碼牌，請在瀏覽器中啟用JavaScript。',

  'line.waiting_other': '目前有{{displayCount}}組候位',
  'line.nobody': '目前無人候位',
  'line.closed': '目前暫停發放號碼牌，請稍後再查看。',

  'party.label': '人數',
  'party.people_other': '{{displayCount}}位',
  'party.registered_other': '已登記{{displayCount}}位',

  'take.label': '領取號碼牌',
  'take.sending': '正在領取號碼牌…',
  'take.failed': '無法領取號碼牌。',
  'take.safeToRepeat': '不會重複領取號碼牌。',
  'take.full': '目前候位已滿，請稍後再試。',

  'ticket.label': '您的號碼',
  'ticket.before_other': '前面還有{{displayCount}}組',
  'ticket.next': '下一組就輪到您',
  'ticket.serving': '目前叫到{{number}}號',
  'ticket.expected': '依目前進度，預計{{time}}左右輪到您。',
  'ticket.hint': '此頁面會自動更新，請隨身攜帶手機。',
  'ticket.calendar': '加入行事曆',
  'spoken.before_other': '{{number}}號，前面還有{{displayCount}}組。',
  'spoken.next': '{{number}}號，下一組就輪到您。',

  'refresh.failed': '無法確認候位進度。',

  'turn.title': '輪到您了',
  'turn.hint': '請至櫃檯出示此號碼。',
  'served.title': '感謝您的等候',
  'missed.title': '您的號碼已叫過',
  'missed.hint': '叫號時您不在現場。請洽詢櫃檯，或重新領取號碼牌。',
  'left.title': '您已取消候位',
  'lost.title': '查不到您的號碼',
  'lost.hint': '號碼可能已重新起算。請洽詢櫃檯，或重新領取號碼牌。',
  'again.label': '重新領取號碼牌',

  'change.label': '變更人數',
  'change.failed': '無法變更人數。',

  'leave.label': '取消候位',
  'leave.title': '要取消候位嗎？',
  'leave.hint': '您將失去{{number}}號的順位。',
  'leave.stay': '繼續候位',
  'leave.failed': '無法取消候位。',

  'calendar.title': '{{number}}號：{{name}}',
  'calendar.description': '可能快輪到您了，請查看前面還有幾組。',
};
