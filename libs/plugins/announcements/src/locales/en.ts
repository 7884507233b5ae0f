export const en = {
  title: 'Announcements',
  new: 'New',
  showAll: 'Show all {{total}} announcements',
  details: 'More at {{host}}',
} as const;
