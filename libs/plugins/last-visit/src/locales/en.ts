export const en = {
  title: 'Since your last visit',
  said: 'Since your last visit: {{changes}}',
  more: 'and {{number}} more',
  page: '{{title}} has changed',
} as const;
