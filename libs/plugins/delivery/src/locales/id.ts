import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const id: Translation<typeof en> = {
  title: 'Layanan antar',
  'kind.restaurant': 'Antar makanan',
  'kind.store': 'Antar barang',

  fee: 'Ongkos kirim',
  'fee.free': 'Gratis',
  'fee.freeFrom': 'Gratis mulai {{amount}}',
  'fee.depends': 'Tergantung pesanan',
  minimum: 'Minimal pesanan',
  'minimum.none': 'Tanpa minimal',
  waiting: 'Perkiraan waktu antar',

  areas: 'Area pengantaran',
  'areas.showAll': 'Lihat semua {{total}} area',
  payments: 'Pembayaran',
  'payments.bankTransfer': 'Transfer bank',
  'payments.creditCard': 'Kartu kredit',
  'payments.cashOnDelivery': 'Bayar di tempat (COD)',
  'payments.directDeposit': 'Setor tunai ke rekening',
  note: 'Perlu diketahui',
  'order.restaurant': 'Pesan makanan',
  'order.store': 'Pesan barang',
};
