export const en = {
  title: 'Highlight',
  visit: 'Visit {{host}}',
} as const;
