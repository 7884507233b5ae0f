import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const id: Translation<typeof en> = {
  title: 'Peta dan jam buka',

  'map.title': 'Peta',
  'map.label': 'Peta dengan {{name}} di tengah',
  'map.directions': 'Rute',
  'driver.show': 'Tunjukkan ke sopir',
  'share.place': 'Bagikan tempat ini',
  'map.failed': 'Tidak dapat menampilkan peta saat ini.',
  'map.zoomIn': 'Perbesar',
  'map.zoomOut': 'Perkecil',
  'map.twoFingers': 'Gunakan dua jari untuk menggeser peta.',
  'map.move': 'Geser peta',
  'map.left': 'Geser ke kiri',
  'map.up': 'Geser ke atas',
  'map.down': 'Geser ke bawah',
  'map.right': 'Geser ke kanan',
  'map.shows': 'Peta menampilkan {{name}}.',
  'nearby.show': 'Tampilkan {{name}} di peta',

  'visit.title': 'Kapan kamu akan pergi?',
  'visit.day': 'Hari tiba',
  'visit.now': 'Sekarang',
  'visit.soon': '30 menit lagi',
  'visit.time': 'Waktu tiba',
  'visit.at': 'Tiba pukul {{time}}',
  'visit.atDay': 'Tiba {{day}}, {{time}}',
  'visit.minutesLeft_other': '{{displayCount}} menit sebelum tutup',
  'visit.instead': 'Pilih {{day}}, {{time}} saja',
  'visit.addToCalendar': 'Tambahkan ke kalender',
  'visit.calendarTitle': 'Kunjungan: {{name}}',
  'specialDay.calendarTitle': '{{name}}: {{hours}}',

  'nearby.title': 'Tempat di sekitar',
  'nearby.instead': 'Tempat yang buka di sekitar',
  'nearby.open': 'Buka',
  'nearby.closed': 'Tutup',
  'nearby.unknown': 'Info jam buka belum ada',
};
