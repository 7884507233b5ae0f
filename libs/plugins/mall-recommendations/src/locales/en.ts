export const en = {
  title: 'You might also like',
  accounts: 'Accounts',
  items: 'From the shop',
  friend: 'Friend',
  'kind.sticker': 'Sticker',
  'kind.theme': 'Theme',
} as const;
