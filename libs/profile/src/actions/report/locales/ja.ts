export const ja = {
  title: 'アカウントを通報',
  'title.review': 'このレビューを通報',
  'review.name': '{{author}}さんのレビュー',
  'reason.label': '通報する理由',
  'reason.spam': 'スパム・宣伝',
  'reason.sexualHarassment': '性的な嫌がらせ',
  'reason.otherHarassment': 'その他の嫌がらせ',
  'reason.other': 'その他',
  'reason.missing': '理由を選択してください。',

  'detail.label': '詳細（任意）',
  'detail.hint': '具体的な内容を{{limit}}文字以内でご記入ください。',
  'detail.count': '{{length}} / {{limit}}',
  'detail.roomLeft_other': '残り{{displayCount}}文字',
  'detail.tooLong_other': '上限を{{displayCount}}文字超えています。文章を短くしてください。',

  'agreement.title': '共有される情報',
  'agreement.intro': '通報内容を確認するため、次の情報が担当チームに共有されます。',
  'agreement.page': '通報するページ：{{name}}',
  'agreement.account': '{{app}}でご利用中のアカウント',
  'agreement.words': '選択した理由と記入した内容',
  'agreement.label': '上記の情報の共有に同意します。',
  'agreement.missing': '通報を送信するには、情報の共有への同意が必要です。',

  send: '通報を送信',
  sending: '通報を送信しています…',
  noScript:
    '通報の送信にはJavaScriptが必要です。ブラウザの設定でJavaScriptを有効にしてから、ページを再読み込みしてください。',

  'sent.title': 'ご協力ありがとうございます',
  'sent.text': '{{name}}についての通報を送信しました。内容を確認いたします。',
  'sent.earlier': '以前に送信した通報がすでに届いていました。その後に変更した内容は送信されていません。',
  'sent.another': '別の通報を送信する',
};
