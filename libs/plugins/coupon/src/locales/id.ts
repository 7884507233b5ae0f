import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const id: Translation<typeof en> = {
  title: 'Kupon',

  'kind.discount': 'Diskon',
  'kind.free': 'Gratis',
  'kind.gift': 'Hadiah',
  'kind.cashback': 'Cashback',
  'kind.other': 'Promo',

  'usage.once': 'Sekali pakai',
  'usage.unlimited': 'Bisa dipakai berkali-kali',
  'usage.counted': 'Pemakaiannya dicatat oleh akun ini, bukan oleh layar ini.',
  draw: 'Undian: peluang {{chance}}',
  'draw.entered': 'Undian: sudah ikut',
  'draw.won': 'Undian: menang',

  'state.endsToday': 'Berakhir hari ini',
  'state.endsTomorrow': 'Berakhir besok',
  'state.daysLeft_other': '{{displayCount}} hari lagi',
  'state.fromTime': 'Mulai pukul {{time}}',
  'state.fromDay': 'Mulai {{day}}',
  'state.fromDayTime': 'Mulai {{day}} pukul {{time}}',
  'state.used': 'Sudah dipakai',
  'state.lost': 'Tidak menang',
  'state.expired': 'Kedaluwarsa',

  'period.range': '{{from}} – {{to}}',
  'period.until': 'Sampai {{to}}',
  'period.ended': 'Berakhir {{to}}',

  friends: 'Khusus teman',
  'friends.add': 'Tambahkan akun ini sebagai teman untuk memakai kupon.',
  'friends.unblock': 'Buka blokir akun ini untuk memakai kupon.',

  showAll: 'Lihat semua {{total}} kupon',
  showMore: 'Lihat kupon lainnya',
  'showMore.failed': 'Tidak dapat memuat kupon lainnya.',

  'view.show': 'Tunjukkan layar ini kepada staf.',
  'view.counter': 'Tunjukkan di kasir',
  'view.showOnPhone': 'Buka kupon ini di ponsel, lalu tunjukkan kepada staf.',
  'view.openOnPhone': 'Buka di ponsel',
  'view.checking': 'Memeriksa apakah kupon ini masih bisa digunakan…',
  'view.unchecked': 'Tidak dapat memeriksa apakah kamu sudah menggunakan kupon ini.',
  'view.upcoming': 'Kupon ini bisa dipakai mulai {{from}}.',
  'view.used': 'Kamu sudah memakai kupon ini.',
  'view.usedAt': 'Kamu memakai kupon ini pada {{time}}.',
  'view.lost': 'Kamu tidak menang undian ini.',
  'view.entered': 'Kamu sudah ikut undian. Jika menang, kupon bisa dipakai di sini.',
  'view.notEntered': 'Kamu belum ikut undian. Hanya pemenang yang bisa memakai kupon ini.',
  'view.drawUnknown': 'Hanya pemenang yang bisa memakai kupon ini. Tanyakan hasilnya kepada akun ini.',
  'view.expired': 'Masa berlaku kupon ini sudah habis.',
  'view.others': 'Kupon lainnya',
  'view.period': 'Masa berlaku',
  'view.usage': 'Jumlah pemakaian',
  'view.draw': 'Peluang menang',
  'view.drawEntry': 'Cara ikut undian',
  'view.drawEntry.ask': 'Tanyakan kepada akun ini.',
  'view.audience': 'Berlaku untuk',

  'change.new_other': '{{displayCount}} kupon baru',
};
