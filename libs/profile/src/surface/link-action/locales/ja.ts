export const ja = {
  'title.keep': '{{name}}をKeepに保存しますか？',
  'title.follow': '{{name}}をフォローしますか？',
  'title.favorite': '{{name}}をお気に入りに追加しますか？',
  'title.unblock': '{{name}}のブロックを解除しますか？',
  text: 'ブラウザで始めた操作です。ここで確定してください。',
  favorite: '追加',
  notNow: '今はしない',
};
