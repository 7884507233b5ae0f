export const ja = {
  shortcut: '下書き',
  title: 'メッセージを書く',
  label: 'メッセージ',
  hint: 'この端末に30日間保存されます。',
  send: 'トークでメッセージを送る',
};
