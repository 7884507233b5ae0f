export const en = {
  label: 'Directions',
} as const;
