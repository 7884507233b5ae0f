import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const id: Translation<typeof en> = {
  title: 'Informasi dasar',

  address: 'Alamat',
  'address.copy': 'Salin alamat',
  'address.copied': 'Alamat disalin.',
  'address.map': 'Buka peta',
  'address.place': 'Peta',
  'address.driver': 'Tunjukkan ke sopir',
  phone: 'Telepon',
  websites: 'Situs web',

  stations: 'Stasiun terdekat',
  'stations.walk_other': '{{displayCount}} menit jalan kaki',

  prices: 'Kisaran harga',
  'prices.lunch': 'Makan siang',
  'prices.dinner': 'Makan malam',
  'prices.general': 'Umumnya',
  'prices.range': '{{min}} – {{max}}',
  'prices.from': 'mulai {{min}}',
  'prices.upTo': 'hingga {{max}}',

  payment: 'Pembayaran',
  'payment.cash': 'Tunai',
  'payment.creditCard': 'Kartu kredit',
  'payment.debitCard': 'Kartu debit',
  'payment.transitCard': 'Kartu transportasi',
  'payment.eMoney': 'Uang elektronik',
  'payment.qrPayment': 'Pembayaran QR',
  'payment.bankTransfer': 'Transfer bank',
  'payment.insurance': 'Asuransi',

  facilities: 'Fasilitas',
  'facilities.freeWifi': 'Wi-Fi gratis',
  'facilities.noSmoking': 'Bebas asap rokok',
  'facilities.parking': 'Tempat parkir',
  'facilities.powerOutlets': 'Stopkontak',
  'facilities.privateRooms': 'Ruang VIP',
  'facilities.seats_other': '{{displayCount}} kursi',

  health: 'Kesehatan dan keselamatan',
  'health.handSanitizer': 'Tersedia hand sanitizer',
  'health.staffMasks': 'Staf memakai masker',
  'health.temperatureChecks': 'Pemeriksaan suhu tubuh',
  'health.ventilation': 'Ventilasi baik',
  'health.spacedSeating': 'Tempat duduk berjarak',
  'health.contactlessPayment': 'Pembayaran nirkontak',

  'change.day': '{{day}}: {{hours}}',
  'change.days_other': 'Jam buka khusus selama {{displayCount}} hari',
  'change.week': 'Jam buka berubah',
  'change.address': 'Alamat baru',
  'change.phone': 'Nomor telepon baru',
  'change.prices': 'Kisaran harga berubah',
};
