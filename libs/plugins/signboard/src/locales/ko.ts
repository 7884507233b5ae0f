export const ko = {
  title: '하이라이트',
  visit: '{{host}} 방문하기',
};
