export const ko = {
  title: '멤버십',
  price: '월 {{price}}',
  free: '무료',
  joined: '이용 중',
  soldOut: '모집 마감',
  'soldOut.unknown': '가입 가능 여부 문의',
  perks: '가입하면 받는 혜택',
  'perks.joined': '이용 중인 혜택',
  join: '가입하기',
  open: '내 멤버십 보기',
  details: '플랜 보기',
  showAll: '플랜 {{total}}개 모두 보기',
};
