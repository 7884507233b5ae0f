import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const id: Translation<typeof en> = {
  title: 'Pesan antar',
  'kind.restaurant': 'Pesan antar makanan',
  'kind.store': 'Pengiriman barang',

  'fee.restaurant': 'Ongkos antar',
  'fee.store': 'Ongkos kirim',
  'fee.free': 'Gratis',
  'fee.freeFrom': 'Gratis untuk pesanan mulai {{amount}}',
  'fee.depends': 'Tergantung pesanan',
  minimum: 'Minimum pesanan',
  'minimum.none': 'Tanpa minimum',
  waiting: 'Perkiraan waktu antar',

  'areas.restaurant': 'Area pengantaran',
  'areas.store': 'Area pengiriman',
  payments: 'Pembayaran',
  'payments.bankTransfer': 'Transfer bank',
  'payments.creditCard': 'Kartu kredit',
  'payments.cashOnDelivery': 'Bayar di tempat (COD)',
  'payments.directDeposit': 'Setor tunai ke rekening',
  note: 'Perlu diketahui',
  'order.restaurant': 'Pesan makanan',
  'order.store': 'Pesan barang',
};
