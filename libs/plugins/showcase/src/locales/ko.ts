export const ko = {
  title: '상품',

  soldOut: '품절',
  'soldOut.unknown': '재고 문의',
  showToStaff: '직원에게 보여주기',

  showAll: '상품 {{total}}개 모두 보기',
  showMore: '상품 더보기',
  'showMore.failed': '상품을 더 불러오지 못했습니다.',

  'change.changed': '상품 또는 가격 변경',
};
