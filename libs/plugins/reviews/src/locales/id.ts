import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const id: Translation<typeof en> = {
  title: 'Ulasan',
  ending: 'Fitur ulasan akan dihentikan pada 30 Juni.',
  'ending.on': 'Fitur ulasan akan dihentikan pada {{date}}.',
  'ended.on': 'Fitur ulasan telah dihentikan pada {{date}}.',
  rating: '{{rating}} dari 5 bintang',
  count_other: '{{displayCount}} ulasan',
  stars_other: '{{displayCount}} bintang',
  'distribution.stars': 'Penilaian',
  'distribution.ratings': 'Jumlah penilaian',
  readMore: 'Baca selengkapnya',
  readLess: 'Sembunyikan',
  reply: 'Balasan dari {{name}}',
  report: 'Laporkan ulasan ini',
  showAll: 'Lihat semua ulasan',
};
