export const en = {
  title: 'Membership',
  price: '{{price}} / month',
  free: 'Free',
  joined: 'Joined',
  soldOut: 'Sold out',
  perks: 'Perks',
  'perks.joined': 'Your perks',
  join: 'Join',
  open: 'View membership',
  showAll: 'Show all {{total}} plans',
} as const;
