export const zhTW = {
  'strip.label': '重點資訊',
  'special.day': '{{day}}：{{hours}}',
  'offer.label': '優惠',
};
