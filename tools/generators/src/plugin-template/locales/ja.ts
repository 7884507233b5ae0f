export const ja = {
  shortcut: '下書き',
  title: 'メッセージを書く',
  label: 'メッセージ',
  hint: '入力内容は自動で保存されます。',
  send: 'トークでメッセージを送る',
};
