export const en = {
  keyword: 'Keyword',
  scope: 'Looks through: {{sections}}',
  found_one: '{{displayCount}} match',
  found_other: '{{displayCount}} matches',
  none: 'No matches.',
  ask: 'You can also ask the account directly.',
  incomplete: 'Some sections couldn’t be searched.',
} as const;
