export const zhTW = {
  title: '焦點',
  visit: '前往{{host}}',
};
