export const ja = {
  label: 'ページ内を検索',
};
