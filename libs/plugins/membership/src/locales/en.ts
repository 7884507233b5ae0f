export const en = {
  title: 'Membership',
  price: '{{price}} / month',
  free: 'Free of charge',
  joined: 'Joined',
  soldOut: 'Sold out',
  perks: 'What you get',
  'perks.joined': 'What you have',
  join: 'Join',
  open: 'See your membership',
  showAll: 'Show all {{total}} plans',
} as const;
