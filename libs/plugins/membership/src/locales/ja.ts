export const ja = {
  title: 'メンバーシップ',
  price: '{{price}}/月',
  free: '無料',
  joined: '加入中',
  soldOut: '受付終了',
  'soldOut.unknown': '加入できるかはお問い合わせください',
  perks: '加入すると受けられる特典',
  'perks.joined': 'ご利用中の特典',
  join: '加入する',
  open: 'メンバーシップを見る',
  details: 'プランを見る',
  showAll: 'すべてのプランを見る（{{total}}件）',
};
