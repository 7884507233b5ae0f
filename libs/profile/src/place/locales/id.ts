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

  'nearby.title': 'Di sekitar',
  'nearby.open': 'Sedang buka',
  'nearby.closed': 'Sedang tutup',
  'nearby.unknown': 'Jam buka tidak diketahui',
  'nearby.showAll': 'Tampilkan semua {{total}} tempat',

  'reservation.title': 'Reservasi',
  'reservation.none':
    'Belum ada waktu yang dapat dipesan dalam beberapa hari ke depan. Silakan cek lagi nanti.',
  'reservation.loadFailed': 'Waktu reservasi tidak dapat dimuat.',
  'reservation.noScript': 'Untuk melakukan reservasi di sini, aktifkan JavaScript di browser.',

  'party.label': 'Jumlah orang',
  'party.people_other': '{{displayCount}} orang',

  'day.label': 'Tanggal',
  'day.few': 'Hampir penuh',
  'day.full': 'Penuh',
  'day.none': 'Tidak ada',

  'time.label': 'Waktu',
  'time.free': 'Tersedia',
  'time.few': 'Hampir penuh',
  'time.full': 'Penuh',
  'time.missing': 'Pilih waktu.',
  'time.taken': 'Pukul {{time}} baru saja dipesan orang lain. Pilih waktu lain.',

  'zone.account': 'Waktu ditampilkan dalam {{zone}}.',
  'zone.visitor': 'Menurut waktumu: {{time}} ({{zone}}).',

  'note.label': 'Permintaan (opsional)',
  'note.hint': 'Alergi, kursi anak, acara khusus…',
  'note.count': '{{displayCount}} / {{limit}}',
  'note.left_other': 'Sisa {{displayCount}} karakter',
  'note.tooLong_other': 'Kelebihan {{displayCount}} karakter. Silakan persingkat.',

  'send.label': 'Pesan',
  'send.sending': 'Sedang memproses reservasi…',
  'send.summary': '{{date}}, {{time}} · {{people}}',
  'send.inApp': 'Reservasi dilakukan di aplikasi, tempat kamu sudah masuk.',
  'send.failed': 'Reservasi tidak berhasil.',
  'send.safeToRepeat': 'Kamu bisa mencoba lagi dengan aman: reservasi tidak akan tercatat dua kali.',

  'done.title': 'Reservasimu sudah dikonfirmasi',
  'done.date': 'Tanggal',
  'done.time': 'Waktu',
  'done.fromTo': '{{from}} – {{to}}',
  'done.number': 'Nomor reservasi',
  'done.calendar': 'Tambahkan ke kalender',
  'done.another': 'Buat reservasi lain',

  'calendar.title': 'Reservasi: {{name}}',
};
