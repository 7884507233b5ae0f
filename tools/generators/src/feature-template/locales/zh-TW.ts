export const zhTW = {
  shortcut: '草稿',
  title: '撰寫訊息',
  label: '您的訊息',
  hint: '會在此裝置上保存30天。',
  send: '傳送聊天訊息',
};
