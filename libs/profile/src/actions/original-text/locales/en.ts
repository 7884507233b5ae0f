export const en = {
  'driver.title': 'Show to the driver',
  'driver.request': 'Please take me to this address.',
  'staff.title': 'Show to staff',
  'staff.request': 'I would like this, please.',
  map: 'Open in maps',
} as const;
