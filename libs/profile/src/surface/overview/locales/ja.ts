export const ja = {
  'strip.label': '概要',
  'special.day': '{{day}}：{{hours}}',
  'offer.label': '特典',
};
