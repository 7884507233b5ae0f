export const en = {
  title: 'Announcements',
  showAllItems: 'Show all announcements',
  new: 'New',
  ended: 'Ended',
  showAll: 'Show all {{total}} announcements',
  details: 'More at {{host}}',

  'change.new_one': '{{displayCount}} new announcement',
  'change.new_other': '{{displayCount}} new announcements',
} as const;
