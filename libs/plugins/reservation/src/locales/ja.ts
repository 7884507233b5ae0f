export const ja = {
  'reservation.title': '予約',
  'reservation.description': '日付、時間、人数を選んで予約できます。',
  'reservation.none': '直近で予約できる日時がありません。日をあらためてご確認ください。',
  'reservation.loadFailed': '予約の空き状況を読み込めませんでした。',
  'reservation.noScript': 'ここで予約するには、ブラウザでJavaScriptを有効にしてください。',

  'party.label': '人数',
  'party.people_other': '{{displayCount}}名',
  'party.notTaken': '{{people}}ではここから予約できません。人数を選び直してください。',

  'day.label': '日付',
  'day.few': '残りわずか',
  'day.full': '空きなし',
  'day.none': '受付なし',

  'time.label': '時間',
  'time.at': '{{time}}',
  'time.atDate': '{{date}} {{time}}',
  'time.free': '空きあり',
  'time.few': '残りわずか',
  'time.full': '空きなし',
  'time.missing': '時間を選択してください。',
  'time.taken': '{{time}}は、たった今予約が埋まりました。',
  'time.gone': '選択した時間は予約できません。',
  'time.another': '別の時間を選択してください。',

  'zone.account': '時刻は{{zone}}で表示しています。',
  'zone.visitor': 'お使いの端末の時刻では{{time}}（{{zone}}）です。',

  'note.add': 'ご要望を追加',
  'note.label': 'ご要望（任意）',
  'note.hint': 'アレルギー、お子さま用のいす、記念日など',
  'note.count': '{{displayCount}} / {{limit}}',
  'note.left_other': '残り{{displayCount}}文字',
  'note.tooLong_other': '上限を{{displayCount}}文字超えています。文章を短くしてください。',

  'send.label': '予約する',
  'send.sending': '予約しています…',
  'send.summary': '{{date}} {{time}}・{{people}}',
  'send.failed': '予約できませんでした。',
  'send.safeToRepeat': '二重に予約されることはありません。',

  'already.title': 'この時間はすでに予約済みです。',

  'done.title': '予約が確定しました',
  'done.earlier': '以前に送信した予約がすでに完了していました。その後に変更した内容は送信されていません。',
  'done.date': '日付',
  'done.time': '時間',
  'done.fromTo': '{{from}}～{{to}}',
  'done.note': 'ご要望',
  'done.place': '場所',
  'done.code': '予約コード',
  'done.calendar': 'カレンダーに追加',
  'done.change': '変更やキャンセルは、{{name}}に予約コードをお伝えください。',
  'done.chat': 'トークでメッセージを送る',
  'done.changeText': 'こんにちは。予約{{code}}（{{when}}）の変更またはキャンセルをお願いします。',
  'done.another': '別の予約をする',

  'kept.title': '予約内容',

  'calendar.title': '予約：{{name}}',

  'app.finish': '{{displayCount}}名の予約を{{app}}で完了',
  'app.filledIn': '選択した内容は{{app}}に入力されています。確認して予約してください。',

  'since.new': '予約の受付開始',
  'since.gone': '予約の受付終了',
};
