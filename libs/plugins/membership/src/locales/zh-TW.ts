export const zhTW = {
  title: '會員方案',
  price: '{{price}}／月',
  free: '免費',
  joined: '已加入',
  soldOut: '已額滿',
  'soldOut.unknown': '能否加入請洽詢',
  perks: '加入後可享有的權益',
  'perks.joined': '您目前的權益',
  join: '加入',
  open: '查看我的會員方案',
  details: '查看方案',
  showAll: '顯示全部{{total}}個方案',
};
