export const ja = {
  title: 'テイクアウト',
  waiting: '待ち時間',
  'waiting.ready': '受け取りまでの目安：{{duration}}',
  note: 'ご案内',
  order: 'オンラインで注文',
  menu: 'メニュー',
  'menu.showAll': 'すべてのメニューを見る（{{total}}品）',
  soldOut: '売り切れ',
  'soldOut.unknown': '在庫はお問い合わせください',
  showToStaff: 'スタッフに見せる',

  'change.changed': 'テイクアウトメニューの変更',
};
