export const zhTW = {
  label: '搜尋此頁面',
};
