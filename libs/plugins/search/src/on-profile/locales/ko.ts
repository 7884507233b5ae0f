export const ko = {
  label: '페이지에서 검색',
};
