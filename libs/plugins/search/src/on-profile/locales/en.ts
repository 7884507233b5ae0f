export const en = {
  label: 'Search this page',
} as const;
