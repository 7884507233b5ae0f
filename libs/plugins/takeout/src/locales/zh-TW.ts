export const zhTW = {
  title: '外帶',
  waiting: '等候時間',
  'waiting.ready': '通常{{duration}}後可取餐',
  note: '注意事項',
  order: '線上點餐',
  menu: '菜單',
  'menu.showAll': '顯示全部{{total}}項餐點',
  soldOut: '已售完',
  'soldOut.unknown': '供應狀況請洽詢',
  showToStaff: '給店員看',

  'change.changed': '外帶菜單有變動',
};
