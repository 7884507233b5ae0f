import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const id: Translation<typeof en> = {
  title: 'Pengumuman',
  new: 'Baru',
  showAll: 'Lihat semua {{total}} pengumuman',
  details: 'Selengkapnya di {{host}}',

  'change.new_other': '{{displayCount}} pengumuman baru',
};
