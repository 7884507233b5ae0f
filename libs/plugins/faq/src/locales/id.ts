import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const id: Translation<typeof en> = {
  title: 'Tanya jawab',
  updated: 'Diperbarui {{date}}',
  copyLink: 'Salin tautan',
  linkCopied: 'Tautan disalin.',
};
