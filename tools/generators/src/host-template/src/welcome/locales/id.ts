import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const id: Translation<typeof en> = {
  title: 'Selamat datang',
  from: 'Dari {{name}}',
};
