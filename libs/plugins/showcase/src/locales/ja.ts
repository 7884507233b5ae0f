export const ja = {
  title: '商品',

  soldOut: '売り切れ',
  'soldOut.unknown': '在庫はお問い合わせください',
  showToStaff: 'スタッフに見せる',

  showAll: 'すべての商品を見る（{{total}}点）',
  showMore: '商品をもっと見る',
  'showMore.failed': '商品の続きを読み込めませんでした。',

  'change.changed': '商品または価格の変更',
};
