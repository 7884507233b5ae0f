export const ja = {
  title: 'おすすめ',
  accounts: 'アカウント',
  items: 'ショップ',
  friend: '友だち',
  'kind.sticker': 'スタンプ',
  'kind.theme': '着せかえ',
};
