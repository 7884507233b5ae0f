export const en = {
  title: 'Questions and answers',
  updated: 'Updated {{date}}',
  copyLink: 'Copy link',
  linkCopied: 'Link copied.',
} as const;
