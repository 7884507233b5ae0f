export const ko = {
  'strip.label': '한눈에 보기',
  'special.day': '{{day}}: {{hours}}',
  'offer.label': '혜택',
};
