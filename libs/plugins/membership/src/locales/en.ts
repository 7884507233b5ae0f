export const en = {
  title: 'Membership',
  price: '{{price}} / month',
  free: 'Free',
  joined: 'Joined',
  soldOut: 'Sold out',
  'soldOut.unknown': 'Ask if you can join',
  perks: 'Perks',
  'perks.joined': 'Your perks',
  join: 'Join',
  open: 'View membership',
  details: 'View plan',
  showAll: 'Show all {{total}} plans',
} as const;
