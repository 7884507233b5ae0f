export const zhTW = {
  title: '您可能也喜歡',
  accounts: '帳號',
  items: '商店',
  friend: '好友',
  'kind.sticker': '貼圖',
  'kind.theme': '主題',
};
