export const id = {
  'strip.label': 'Sekilas info',
  'special.day': '{{day}}: {{hours}}',
  'offer.label': 'Promo',
};
