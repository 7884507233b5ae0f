export const en = {
  title: 'Since your last visit',
  said: 'Since your last visit: {{changes}}',
  more: 'and {{number}} more',
  page: '{{title}} has changed',
  'reservation.new': 'Reservations are now accepted',
  'reservation.gone': 'Reservations are no longer accepted',
} as const;
