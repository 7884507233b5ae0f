export const ja = {
  title: '前回からの変更',
  said: '前回からの変更：{{changes}}',
  more: 'ほか{{number}}件',
  page: '「{{title}}」の変更',
  'reservation.new': '予約の受付開始',
  'reservation.gone': '予約の受付終了',
};
