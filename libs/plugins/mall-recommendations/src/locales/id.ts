import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const id: Translation<typeof en> = {
  title: 'Mungkin kamu suka',
  accounts: 'Akun',
  items: 'Dari toko',
  friend: 'Teman',
  'kind.sticker': 'Stiker',
  'kind.theme': 'Tema',
};
