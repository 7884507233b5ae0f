export const id = {
  'reservation.title': 'Reservasi',
  'reservation.description': 'Pilih tanggal, waktu, dan jumlah orang.',
  'reservation.none':
    'Belum ada waktu yang dapat direservasi dalam beberapa hari ke depan. Silakan cek lagi nanti.',
  'reservation.loadFailed': 'Tidak dapat memuat waktu yang tersedia.',
  'reservation.noScript': 'Untuk melakukan reservasi di sini, aktifkan JavaScript di browser.',

  'party.label': 'Jumlah orang',
  'party.people_other': '{{displayCount}} orang',
  'party.notTaken': 'Meja untuk {{people}} tidak bisa direservasi di sini. Pilih jumlah orang lain.',

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
  'time.taken': 'Pukul {{time}} baru saja direservasi orang lain.',
  'time.gone': 'Waktu yang kamu pilih tidak tersedia.',
  'time.another': 'Pilih waktu lain.',

  'zone.account': 'Waktu ditampilkan dalam {{zone}}.',
  'zone.visitor': 'Waktu setempatmu: {{time}} ({{zone}}).',

  'note.add': 'Tambahkan permintaan',
  'note.label': 'Permintaan (opsional)',
  'note.hint': 'Alergi, kursi anak, acara khusus…',
  'note.count': '{{displayCount}} / {{limit}}',
  'note.left_other': 'Tersisa {{displayCount}} karakter',
  'note.tooLong_other': 'Kelebihan {{displayCount}} karakter. Persingkat teksnya.',

  'send.label': 'Reservasi',
  'send.sending': 'Sedang memproses reservasi…',
  'send.summary': '{{date}}, {{time}} · {{people}}',
  'send.failed': 'Tidak dapat menyelesaikan reservasi.',
  'send.safeToRepeat': 'Reservasimu tidak akan tercatat dua kali.',

  'already.title': 'Kamu sudah punya reservasi pada waktu ini.',

  'done.title': 'Reservasimu sudah dikonfirmasi',
  'done.earlier': 'Reservasimu sebelumnya ternyata sudah berhasil. Perubahan setelahnya tidak terkirim.',
  'done.date': 'Tanggal',
  'done.time': 'Waktu',
  'done.fromTo': '{{from}}–{{to}}',
  'done.note': 'Permintaan',
  'done.place': 'Tempat',
  'done.code': 'Kode reservasi',
  'done.calendar': 'Tambahkan ke kalender',
  'done.change': 'Untuk mengubah atau membatalkan, hubungi {{name}} dan sebutkan kodenya.',
  'done.chat': 'Kirim pesan chat',
  'done.changeText': 'Halo, saya ingin mengubah atau membatalkan reservasi {{code}} ({{when}}).',
  'done.another': 'Buat reservasi lain',

  'kept.title': 'Reservasimu',

  'calendar.title': 'Reservasi: {{name}}',

  'app.finish': 'Selesaikan reservasi untuk {{displayCount}} orang di {{app}}',
  'app.filledIn': 'Pilihanmu sudah terisi di sana. Periksa lalu lakukan reservasi.',

  'since.new': 'Reservasi kini tersedia',
  'since.gone': 'Reservasi tidak lagi tersedia',
};
