export const en = {
  title: 'You might also like',
  accounts: 'Accounts',
  items: 'From the shop',
  friend: 'Friend',
  'kind.sticker': 'Sticker',
  'kind.theme': 'Theme',
  showAllAccounts: 'Show all {{total}} accounts',
  showAllItems: 'Show all {{total}} items',
} as const;
