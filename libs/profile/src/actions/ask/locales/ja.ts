export const ja = {
  'question.hours': 'こんにちは。こちらの営業時間は正しいでしょうか。',
  'question.address': 'こんにちは。こちらの住所は正しいでしょうか。',
  'question.prices': 'こんにちは。こちらの価格は正しいでしょうか。',
  'question.price': 'こんにちは。こちらの価格は正しいでしょうか。',
  'question.item': 'こんにちは。こちらは今ありますか。',
  seen: '（{{date}}にプロフィールで確認）',
  day: '日付を選択',

  'way.chat': 'この質問が入力された状態でトークが開きます。送信する前に変更できます。',
  'way.copy': 'この質問をコピーして、トークに貼り付けてください。',
  'way.phone': 'こちらの番号にお問い合わせいただけます。',
  'way.report': 'このアカウントにはトークで質問できません。誤りがある場合は通報できます。',
  'way.addFriend': 'トークで質問するには、このアカウントを友だちに追加してください。',
  'way.unblock': 'このアカウントをブロックしています。トークで質問するにはブロックを解除してください。',

  'prices.lunch': 'ランチ',
  'prices.dinner': 'ディナー',
  'prices.general': '目安',
  'prices.range': '{{min}}～{{max}}',
  'prices.from': '{{min}}～',
  'prices.upTo': '～{{max}}',
};
