export const en = {
  title: 'Announcements',
  new: 'New',
  ended: 'Ended',
  showAll: 'Show all {{total}} announcements',
  details: 'More at {{host}}',

  'change.new_one': '{{displayCount}} new announcement',
  'change.new_other': '{{displayCount}} new announcements',
} as const;
