export const en = {
  title: 'Products',

  soldOut: 'Sold out',
  'soldOut.unknown': 'Ask if available',
  showToStaff: 'Show to staff',

  showAll: 'Show all {{total}} products',
  showMore: 'Show more products',
  'showMore.failed': 'Unable to load more products.',

  'change.changed': 'Products or prices have changed',
} as const;
