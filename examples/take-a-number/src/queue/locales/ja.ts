export const ja = {
  title: '順番待ち',
  description: 'スマートフォンで番号札を受け取り、順番が来たらお戻りください。',
  noScript: 'ここで番号札を受け取るには、ブラウザでJavaScriptを有効にしてください。',

  'line.waiting_other': '{{displayCount}}組がお待ちです',
  'line.nobody': 'お待ちの方はいません',
  'line.closed': '現在、番号札の受付を停止しています。しばらくしてからご確認ください。',

  'party.label': '人数',
  'party.people_other': '{{displayCount}}名',
  'party.registered_other': '{{displayCount}}名で受付済みです',

  'take.label': '番号札を受け取る',
  'take.sending': '番号札を発行しています…',
  'take.failed': '番号札を受け取れませんでした。',
  'take.safeToRepeat': '番号札が二重に発行されることはありません。',
  'take.full': '現在、順番待ちがいっぱいです。しばらくしてからもう一度お試しください。',

  'ticket.label': '受付番号',
  'ticket.before_other': '前に{{displayCount}}組お待ちです',
  'ticket.next': '次にご案内します',
  'ticket.serving': '現在{{number}}番をご案内中',
  'ticket.expected': '今のペースでは、{{time}}ごろに順番が来る見込みです。',
  'ticket.hint': 'このページは自動で更新されます。スマートフォンをお手元にお持ちください。',
  'ticket.calendar': 'カレンダーに追加',
  'spoken.before_other': '受付番号{{number}}番。前に{{displayCount}}組お待ちです。',
  'spoken.next': '受付番号{{number}}番。次にご案内します。',

  'refresh.failed': '順番を確認できませんでした。',

  'turn.title': '順番が来ました',
  'turn.hint': 'カウンターでこの番号をお見せください。',
  'served.title': 'お待たせいたしました',
  'missed.title': '番号が呼ばれました',
  'missed.hint':
    'お呼び出しの際にいらっしゃいませんでした。カウンターでお尋ねいただくか、新しい番号札を受け取ってください。',
  'left.title': '順番待ちをやめました',
  'lost.title': 'この番号は確認できなくなりました',
  'lost.hint':
    '番号が最初からに戻った可能性があります。カウンターでお尋ねいただくか、新しい番号札を受け取ってください。',
  'again.label': '新しい番号札を受け取る',

  'change.label': '人数を変更する',
  'change.failed': '人数を変更できませんでした。',

  'leave.label': '順番待ちをやめる',
  'leave.title': '順番待ちをやめますか？',
  'leave.hint': '{{number}}番の順番は取り消されます。',
  'leave.stay': '待ち続ける',
  'leave.failed': '順番待ちをやめられませんでした。',

  'calendar.title': '{{number}}番：{{name}}',
  'calendar.description': 'そろそろ順番が来る見込みです。前に何組お待ちかをご確認ください。',
};
