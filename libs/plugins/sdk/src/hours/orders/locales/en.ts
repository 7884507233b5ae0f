export const en = {
  hours: 'Ordering hours',
  'hours.usual': 'Usual ordering hours',
  'hours.wholeDay': '24 hours',
  'hours.special': 'Special ordering hours',
  'hours.later': 'Upcoming special ordering hours',

  'status.open': 'Taking orders',
  'status.closingSoon': 'Orders close soon',
  'status.breakSoon': 'Orders pause soon',
  'status.closed': 'Closed',
  'status.dayOff': 'No orders today',
  'status.temporarilyClosed': 'Orders paused',
  'status.unknown': 'Ordering hours not available',

  'opens.at': 'orders from {{time}}',
  'opens.again': 'orders again from {{time}}',
  'opens.tomorrow': 'orders from {{time}} tomorrow',
  'opens.atDay': 'orders from {{day}}, {{time}}',
} as const;
