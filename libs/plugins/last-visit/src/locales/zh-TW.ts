export const zhTW = {
  title: '上次瀏覽後的變動',
  said: '上次瀏覽後的變動：{{changes}}',
  more: '另有{{number}}項',
  page: '「{{title}}」有變動',
};
