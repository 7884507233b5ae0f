export const en = {
  'title.keep': 'Save {{name}} to Keep?',
  'title.follow': 'Follow {{name}}?',
  'title.favorite': 'Add {{name}} to your favorites?',
  'title.unblock': 'Unblock {{name}}?',
  text: 'You started this in your browser. Confirm it here.',
  favorite: 'Add',
  notNow: 'Not now',
} as const;
