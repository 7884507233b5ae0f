export const zhTW = {
  title: '社群媒體',
  blog: '部落格',
  showAll: '顯示全部{{total}}個連結',
};
