export const id = {
  title: 'Tanya jawab',
  updated: 'Diperbarui {{date}}',
  copyLink: 'Salin tautan',
  linkCopied: 'Tautan disalin.',
};
