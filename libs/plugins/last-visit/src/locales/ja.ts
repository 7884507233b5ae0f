export const ja = {
  title: '前回からの変更',
  said: '前回からの変更：{{changes}}',
  more: 'ほか{{number}}件',
  page: '「{{title}}」の変更',
};
