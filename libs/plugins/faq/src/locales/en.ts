export const en = {
  title: 'Questions and answers',
  showAll: 'Show all {{total}} questions',
  updated: 'Updated {{date}}',
  copyLink: 'Copy link',
  linkCopied: 'Link copied.',
} as const;
