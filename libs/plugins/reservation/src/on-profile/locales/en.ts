export const en = {
  label: 'Reserve',
  today: 'Available today',
  tomorrow: 'Available tomorrow',
  onDay: 'Available {{day}}',
} as const;
