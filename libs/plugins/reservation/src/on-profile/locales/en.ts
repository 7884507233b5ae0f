export const en = {
  label: 'Reserve',
} as const;
