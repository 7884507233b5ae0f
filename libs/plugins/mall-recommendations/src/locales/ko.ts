export const ko = {
  title: '추천',
  accounts: '계정',
  items: '스토어 상품',
  friend: '친구',
  'kind.sticker': '스티커',
  'kind.theme': '테마',
};
