export const ja = {
  'strip.label': '基本データ',
  'special.day': '{{day}}：{{hours}}',
  'offer.label': '特典',
};
