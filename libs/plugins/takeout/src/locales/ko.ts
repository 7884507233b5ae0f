export const ko = {
  title: '포장',
  waiting: '대기 시간',
  'waiting.ready': '보통 {{duration}} 후 수령 가능',
  note: '안내',
  order: '온라인으로 주문',
  menu: '메뉴',
  'menu.showAll': '메뉴 {{total}}개 모두 보기',
  soldOut: '품절',
  'soldOut.unknown': '재고 문의',
  showToStaff: '직원에게 보여주기',

  'change.changed': '포장 메뉴 변경',
};
