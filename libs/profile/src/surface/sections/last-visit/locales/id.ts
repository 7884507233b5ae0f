import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const id: Translation<typeof en> = {
  title: 'Sejak kunjungan terakhirmu',
  said: 'Sejak kunjungan terakhirmu: {{changes}}',
  more: 'dan {{number}} lainnya',
  page: '{{title}} berubah',
  'reservation.new': 'Reservasi kini tersedia',
  'reservation.gone': 'Reservasi tidak lagi tersedia',
};
