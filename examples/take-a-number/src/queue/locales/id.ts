export const id = {
  title: 'Antrean',
  description: 'Ambil nomor antrean lewat ponsel, lalu kembali saat giliranmu tiba.',
  noScript: 'Untuk mengambil nomor antrean di sini, aktifkan JavaScript di browser.',
  waiting_other: '{{displayCount}} rombongan sedang menunggu',
  'take.label': 'Ambil nomor antrean',
  'take.failed':
    'Tidak dapat mengambil nomor antrean. Kamu bisa mencoba lagi dan tidak akan mendapat dua nomor.',
  taken: 'Nomor antrean sudah diambil.',
  number: 'Nomormu',
  before_other: '{{displayCount}} rombongan sebelummu',
  called: 'Giliranmu tiba. Silakan tunjukkan nomor ini di konter.',
  'refresh.failed': 'Tidak dapat memeriksa urutanmu.',
  gone: 'Nomormu sudah tidak ada di antrean. Tanyakan di konter, atau ambil nomor baru.',
  'leave.label': 'Keluar dari antrean',
  'leave.title': 'Keluar dari antrean?',
  left: 'Kamu sudah keluar dari antrean',
};
