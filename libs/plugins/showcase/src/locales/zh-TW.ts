export const zhTW = {
  title: '商品',

  soldOut: '已售完',
  'soldOut.unknown': '供應狀況請洽詢',
  showToStaff: '給店員看',

  showAll: '顯示全部{{total}}項商品',
  showMore: '顯示更多商品',
  'showMore.failed': '無法載入更多商品。',

  'change.changed': '商品或價格有變動',
};
