export const id = {
  title: 'Antrean',
  description: 'Ambil nomor antrean lewat ponsel, lalu kembali saat giliranmu tiba.',
  noScript: 'Untuk mengambil nomor antrean di sini, aktifkan JavaScript di browser.',

  'line.waiting_other': '{{displayCount}} rombongan sedang menunggu',
  'line.nobody': 'Tidak ada yang menunggu',
  'line.closed': 'Saat ini nomor antrean tidak dibagikan. Silakan cek lagi nanti.',

  'party.label': 'Jumlah orang',
  'party.people_other': '{{displayCount}} orang',
  'party.registered_other': 'Terdaftar untuk {{displayCount}} orang',

  'take.label': 'Ambil nomor antrean',
  'take.sending': 'Mengambil nomor antrean…',
  'take.failed': 'Tidak dapat mengambil nomor antrean.',
  'take.safeToRepeat': 'Kamu tidak akan mendapat dua nomor.',
  'take.full': 'Antrean sedang penuh. Silakan coba lagi nanti.',

  'ticket.label': 'Nomormu',
  'ticket.before_other': '{{displayCount}} rombongan sebelummu',
  'ticket.next': 'Kamu berikutnya',
  'ticket.serving': 'Sekarang melayani nomor {{number}}',
  'ticket.expected': 'Dengan laju ini, giliranmu tiba sekitar pukul {{time}}.',
  'ticket.hint': 'Halaman ini diperbarui otomatis. Simpan ponselmu di dekatmu.',
  'ticket.calendar': 'Tambahkan ke kalender',
  'spoken.before_other': 'Nomor {{number}}. {{displayCount}} rombongan sebelummu.',
  'spoken.next': 'Nomor {{number}}. Kamu berikutnya.',

  'refresh.failed': 'Tidak dapat memeriksa urutanmu.',

  'turn.title': 'Giliranmu tiba',
  'turn.hint': 'Silakan ke konter dan tunjukkan nomor ini.',
  'served.title': 'Terima kasih sudah menunggu',
  'missed.title': 'Nomormu sudah dipanggil',
  'missed.hint': 'Kamu tidak ada saat giliranmu tiba. Tanyakan di konter, atau ambil nomor baru.',
  'left.title': 'Kamu sudah keluar dari antrean',
  'lost.title': 'Nomormu tidak dikenali lagi di sini',
  'lost.hint': 'Antrean mungkin dimulai dari awal. Tanyakan di konter, atau ambil nomor baru.',
  'again.label': 'Ambil nomor baru',

  'change.label': 'Ubah jumlah orang',
  'change.failed': 'Tidak dapat mengubah jumlah orang.',

  'leave.label': 'Keluar dari antrean',
  'leave.title': 'Keluar dari antrean?',
  'leave.hint': 'Kamu akan kehilangan urutan dengan nomor {{number}}.',
  'leave.stay': 'Tetap mengantre',
  'leave.failed': 'Tidak dapat keluar dari antrean.',

  'calendar.title': 'Nomor {{number}}: {{name}}',
  'calendar.description': 'Mungkin sebentar lagi giliranmu. Cek berapa rombongan sebelummu.',
};
