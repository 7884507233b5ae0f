import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const id: Translation<typeof en> = {
  title: 'Keanggotaan',
  price: '{{price}} / bulan',
  free: 'Gratis',
  joined: 'Sudah bergabung',
  soldOut: 'Kuota habis',
  perks: 'Yang akan Anda dapatkan',
  'perks.joined': 'Keuntungan Anda',
  join: 'Gabung',
  open: 'Lihat keanggotaan Anda',
  showAll: 'Lihat semua {{total}} paket',
};
