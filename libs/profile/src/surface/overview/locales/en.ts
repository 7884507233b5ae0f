export const en = {
  'strip.label': 'At a glance',
  'special.day': '{{day}}: {{hours}}',
  'offer.label': 'Offer',
} as const;
