export const zhTW = {
  title: '上次瀏覽後的變動',
  said: '上次瀏覽後的變動：{{changes}}',
  more: '另有{{number}}項',
  page: '「{{title}}」有變動',
  'reservation.new': '現已開放預約',
  'reservation.gone': '已不再開放預約',
};
