export const th = {
  'strip.label': 'ข้อมูลโดยสรุป',
  'special.day': '{{day}}: {{hours}}',
  'offer.label': 'สิทธิพิเศษ',
};
