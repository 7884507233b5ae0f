import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const id: Translation<typeof en> = {
  title: 'Produk',

  soldOut: 'Habis',
  showToStaff: 'Tunjukkan ke staf',

  showAll: 'Lihat semua {{total}} produk',
  showMore: 'Lihat produk lainnya',
  'showMore.failed': 'Tidak dapat memuat produk lainnya.',

  'change.changed': 'Produk atau harga berubah',
};
