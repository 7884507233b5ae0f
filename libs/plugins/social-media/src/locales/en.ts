export const en = {
  title: 'Social media',
  blog: 'Blog',
  showAll: 'Show all {{total}} links',
} as const;
