export const zhTW = {
  'reservation.title': '預約',
  'reservation.description': '請選擇日期、時間與人數。',
  'reservation.none': '近期沒有可預約的時段，請稍後再查看。',
  'reservation.loadFailed': '無法載入可預約的時段。',
  'reservation.noScript': '若要在此預約，請在瀏覽器中啟用JavaScript。',

  'party.label': '人數',
  'party.people_other': '{{displayCount}}位',
  'party.notTaken': '這裡無法預約{{people}}的座位，請選擇其他人數。',

  'day.label': '日期',
  'day.few': '即將額滿',
  'day.full': '已額滿',
  'day.none': '不開放',

  'time.label': '時間',
  'time.at': '{{time}}',
  'time.atDate': '{{date}} {{time}}',
  'time.free': '可預約',
  'time.few': '即將額滿',
  'time.full': '已額滿',
  'time.missing': '請選擇時間。',
  'time.taken': '{{time}}的時段剛剛已被預約。',
  'time.gone': '您選擇的時段無法預約。',
  'time.another': '請選擇其他時間。',

  'zone.account': '時間以{{zone}}顯示。',
  'zone.visitor': '您當地的時間為{{time}}（{{zone}}）。',

  'note.add': '新增特殊需求',
  'note.label': '特殊需求（選填）',
  'note.hint': '例如過敏、兒童座椅、慶祝活動等',
  'note.count': '{{displayCount}} / {{limit}}',
  'note.left_other': '還可輸入{{displayCount}}個字',
  'note.tooLong_other': '超過上限{{displayCount}}個字，請縮短內容。',

  'send.label': '預約',
  'send.sending': '預約中…',
  'send.summary': '{{date}} {{time}} · {{people}}',
  'send.failed': '無法完成預約。',
  'send.safeToRepeat': '不會重複預約。',

  'already.title': '您在此時段已有預約。',

  'done.title': '預約成功',
  'done.earlier': '先前送出的預約已經成立，之後變更的內容並未送出。',
  'done.date': '日期',
  'done.time': '時間',
  'done.fromTo': '{{from}}～{{to}}',
  'done.note': '特殊需求',
  'done.place': '地點',
  'done.code': '預約代碼',
  'done.calendar': '加入行事曆',
  'done.change': '如需變更或取消，請聯絡「{{name}}」並提供代碼。',
  'done.chat': '傳送聊天訊息',
  'done.changeText': '您好，我想變更或取消預約{{code}}（{{when}}）。',
  'done.another': '新增其他預約',

  'kept.title': '您的預約',

  'calendar.title': '預約：{{name}}',

  'app.finish': '在{{app}}中完成{{displayCount}}位的預約',
  'app.filledIn': '您的選擇已在{{app}}中填妥，請確認後預約。',

  'since.new': '現已開放預約',
  'since.gone': '已不再開放預約',
};
