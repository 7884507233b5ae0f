export const id = {
  title: 'Laporkan akun ini',
  'title.review': 'Laporkan ulasan ini',
  'review.name': 'Ulasan dari {{author}}',
  'reason.label': 'Apa masalahnya?',
  'reason.spam': 'Spam atau iklan',
  'reason.sexualHarassment': 'Pelecehan seksual',
  'reason.otherHarassment': 'Pelecehan lainnya',
  'reason.other': 'Lainnya',
  'reason.missing': 'Pilih salah satu alasan.',

  'detail.label': 'Detail (opsional)',
  'detail.hint': 'Ceritakan apa yang terjadi, maksimal {{limit}} karakter.',
  'detail.count': '{{length}} / {{limit}}',
  'detail.roomLeft_other': 'Tersisa {{displayCount}} karakter',
  'detail.tooLong_other': 'Kelebihan {{displayCount}} karakter. Persingkat teksnya.',

  'agreement.title': 'Informasi yang dibagikan',
  'agreement.intro': 'Untuk meninjau laporanmu, tim kami menerima:',
  'agreement.page': 'halaman yang kamu laporkan: {{name}}',
  'agreement.account': 'akunmu di {{app}}',
  'agreement.words': 'alasan dan detail yang kamu berikan di sini',
  'agreement.label': 'Saya setuju membagikan informasi ini.',
  'agreement.missing': 'Centang persetujuan di atas untuk mengirim laporan.',

  send: 'Kirim laporan',
  sending: 'Mengirim laporan…',
  noScript:
    'Pengiriman laporan memerlukan JavaScript. Aktifkan JavaScript di browsermu, lalu muat ulang halaman ini.',

  'sent.title': 'Terima kasih atas laporanmu',
  'sent.text': 'Laporanmu tentang {{name}} sudah dikirim dan akan ditinjau.',
  'sent.earlier': 'Laporanmu sebelumnya ternyata sudah terkirim. Perubahan setelahnya tidak terkirim.',
  'sent.another': 'Kirim laporan lain',
};
