export const ko = {
  title: '소셜 미디어',
  blog: '블로그',
  showAll: '링크 {{total}}개 모두 보기',
};
