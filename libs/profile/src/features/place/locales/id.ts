import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const id: Translation<typeof en> = {
  title: 'Peta dan jam buka',

  'map.title': 'Peta',
  'map.label': 'Peta dengan {{name}} di tengah',
  'map.open': 'Buka di peta',
  'map.failed': 'Peta tidak dapat ditampilkan saat ini.',
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

  'nearby.title': 'Tempat di sekitar',
  'nearby.open': 'Buka',
  'nearby.closed': 'Tutup',
  'nearby.unknown': 'Info jam buka belum ada',
  'nearby.showAll': 'Lihat semua {{total}} tempat',

  'reservation.title': 'Reservasi',
  'reservation.none':
    'Belum ada waktu yang dapat dipesan dalam beberapa hari ke depan. Silakan cek lagi nanti.',
  'reservation.loadFailed': 'Tidak dapat memuat waktu reservasi.',
  'reservation.noScript': 'Untuk melakukan reservasi di sini, aktifkan JavaScript di browser.',

  'party.label': 'Jumlah orang',
  'party.people_other': '{{displayCount}} orang',

  'day.label': 'Tanggal',
  'day.few': 'Hampir penuh',
  'day.full': 'Penuh',
  'day.none': 'Tidak tersedia',

  'time.label': 'Waktu',
  'time.at': '{{time}}',
  'time.atDate': '{{date}}, {{time}}',
  'time.free': 'Tersedia',
  'time.few': 'Hampir penuh',
  'time.full': 'Penuh',
  'time.missing': 'Pilih waktu.',
  'time.taken': 'Pukul {{time}} baru saja dipesan orang lain. Pilih waktu lain.',

  'zone.account': 'Waktu ditampilkan dalam {{zone}}.',
  'zone.visitor': 'Waktu setempatmu: {{time}} ({{zone}}).',

  'note.label': 'Permintaan (opsional)',
  'note.hint': 'Alergi, kursi anak, acara khusus…',
  'note.count': '{{displayCount}} / {{limit}}',
  'note.left_other': 'Tersisa {{displayCount}} karakter',
  'note.tooLong_other': 'Kelebihan {{displayCount}} karakter. Persingkat teksnya.',

  'send.label': 'Reservasi',
  'send.sending': 'Sedang memproses reservasi…',
  'send.summary': '{{date}}, {{time}} · {{people}}',
  'send.inApp': 'Lakukan reservasi di aplikasi tempat kamu sudah login.',
  'send.failed': 'Tidak dapat menyelesaikan reservasi.',
  'send.safeToRepeat': 'Reservasimu tidak akan tercatat dua kali.',

  'done.title': 'Reservasimu sudah dikonfirmasi',
  'done.earlier': 'Reservasimu sebelumnya ternyata sudah berhasil. Perubahan setelahnya tidak terkirim.',
  'done.date': 'Tanggal',
  'done.time': 'Waktu',
  'done.fromTo': '{{from}}–{{to}}',
  'done.number': 'Nomor reservasi',
  'done.calendar': 'Tambahkan ke kalender',
  'done.another': 'Buat reservasi lain',

  'calendar.title': 'Reservasi: {{name}}',
};
