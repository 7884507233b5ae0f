export const en = {
  title: 'Questions and answers',
  showAllItems: 'Show all questions',
  updated: 'Updated {{date}}',
  copyLink: 'Copy link',
  linkCopied: 'Link copied.',
} as const;
