export const en = {
  scope: 'This searches everything on the page.',
  found_one: '{{displayCount}} match',
  found_other: '{{displayCount}} matches',
  none: 'No matches.',
  ask: 'You can also ask the account directly.',
  'ask.addFriend': 'You can also ask the account in a chat. Add it as a friend first.',
  'ask.unblock': 'You can also ask the account in a chat. Unblock it first.',
  incomplete: 'Some sections couldn’t be searched.',
} as const;
