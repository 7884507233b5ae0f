import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const id: Translation<typeof en> = {
  'sections.label': 'Bagian halaman',

  'row.label': 'Tindakan lainnya',

  'save.label': 'Simpan',
  'save.saved': 'Tersimpan',
  'save.isFriend': 'Sudah berteman',
  'save.friend': 'Teman menerima pesan akun ini di chat.',
  'save.favorite': 'Favorit tampil paling atas di daftar temanmu.',
  'save.follow': 'Postingan barunya tampil di feed kamu.',

  'keep.label': 'Keep',
  'keep.hint': 'Simpan halaman ini di Keep agar mudah ditemukan lagi.',
  'keep.added': 'Tersimpan di Keep.',
  'keep.removed': 'Dihapus dari Keep.',
  'keep.addFailed': 'Tidak dapat menyimpan halaman ini di Keep.',
  'keep.removeFailed': 'Tidak dapat menghapus halaman ini dari Keep.',

  'follow.label': 'Ikuti',
  'follow.followers_other': '{{displayCount}} pengikut',
  'follow.done': 'Kamu kini mengikuti {{name}}.',
  'follow.undone': 'Kamu tidak lagi mengikuti {{name}}.',
  'follow.failed': 'Tidak dapat mengikuti akun ini.',
  'follow.undoFailed': 'Tidak dapat berhenti mengikuti akun ini.',
  'follow.limit': 'Tidak dapat mengikuti akun ini. Kamu hanya dapat mengikuti hingga 5.000 akun.',

  'share.label': 'Bagikan',
  'share.title': 'Bagikan halaman ini',
  'share.address': 'Tautan',
  'share.copyLink': 'Salin tautan',
  'share.linkCopied': 'Tautan disalin.',
  'share.done': 'Berhasil dibagikan.',

  'place.label': 'Peta',
  'reserve.label': 'Reservasi',
  'report.label': 'Laporkan akun ini',

  'more.title': 'Lainnya',
  'more.openInBrowser': 'Buka di browser',
  'more.addToContacts': 'Tambahkan ke kontak',

  'qr.label': 'Kode QR',
  'qr.hint': 'Pindai kode dengan ponsel untuk melanjutkan di aplikasi.',
  'qr.othersTitle': 'Kode QR {{name}}',
  'qr.othersScan': 'Minta orang lain memindai kode ini untuk menambahkan {{name}} sebagai teman.',
  'app.addTitle': 'Tambahkan {{name}} sebagai teman',
  'app.scan': 'Pindai kode ini dengan ponsel untuk menambahkan akun ini sebagai teman di aplikasi.',
  'app.codeLabel': 'Kode QR untuk menambahkan {{name}} sebagai teman',
  'app.continueTitle': 'Lanjutkan di aplikasi',
  'app.continueText': 'Lanjutkan di aplikasi tempat kamu sudah login.',
  'app.continueScan': 'Pindai kode ini dengan ponsel untuk membuka halaman ini di aplikasi.',
  'app.continueCodeLabel': 'Kode QR untuk membuka halaman {{name}} di aplikasi',
  'app.openOnThisDevice': 'Buka aplikasi di perangkat ini',
  'app.showCode': 'Tampilkan kode QR untuk ponsel lain',

  'call.title': 'Telepon {{name}}',
  'call.ready': 'Panggilan dimulai di aplikasi.',
  'call.update': 'Versi aplikasimu belum mendukung panggilan. Perbarui aplikasi untuk menelepon akun ini.',
  'call.blocked': 'Kamu memblokir akun ini. Buka blokir untuk menelepon.',
  'call.stranger': 'Tambahkan akun ini sebagai teman untuk menelepon.',
  'call.byRequest':
    'Akun ini hanya menerima panggilan sesuai permintaan. Kirim pesan chat untuk meminta panggilan.',
  'call.outside': 'Saat ini di luar jam layanan akun ini.',
  'call.unavailable': 'Akun ini tidak menerima panggilan.',
  'call.opensAt': 'Akun ini menjawab lagi mulai {{time}}.',
  'call.replyMinutes_other': 'Biasanya membalas pesan dalam {{displayCount}} menit',
  'call.replyHours_other': 'Biasanya membalas pesan dalam {{displayCount}} jam',
  'call.now': 'Telepon sekarang',
  'call.anyway': 'Tetap telepon',
  'call.sendMessage': 'Kirim pesan chat',
  'call.requestText': 'Halo, saya ingin meminta panggilan telepon.',
  'call.updateApp': 'Perbarui aplikasi',
  'call.otherWays': 'Cara menghubungi lainnya',
};
