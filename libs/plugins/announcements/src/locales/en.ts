export const en = {
  title: 'Announcements',
  new: 'New',
  showAll: 'Show all {{total}} announcements',
  details: 'More at {{host}}',

  'since.new_one': '{{displayCount}} new announcement',
  'since.new_other': '{{displayCount}} new announcements',
} as const;
