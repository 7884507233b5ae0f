export const zhTW = {
  'title.keep': '要將「{{name}}」儲存至Keep嗎？',
  'title.follow': '要追蹤「{{name}}」嗎？',
  'title.favorite': '要將「{{name}}」加入我的最愛嗎？',
  'title.unblock': '要解除封鎖「{{name}}」嗎？',
  text: '這是您在瀏覽器中開始的操作，請在此確認。',
  favorite: '加入',
  notNow: '暫時不要',
};
