export const en = {
  title: 'Takeout',
  waiting: 'Waiting time',
  'waiting.ready': 'Usually ready in {{duration}}',
  note: 'Good to know',
  order: 'Order online',
  menu: 'Menu',
  'menu.showAll': 'Show all {{total}} menu items',
  soldOut: 'Sold out',
  'soldOut.unknown': 'Ask if available',
  showToStaff: 'Show to staff',

  'change.changed': 'Takeout menu has changed',
} as const;
