export const zhTW = {
  shortcut: '草稿',
  title: '撰寫訊息',
  label: '您的訊息',
  hint: '輸入的內容會自動儲存。',
  send: '傳送聊天訊息',
};
