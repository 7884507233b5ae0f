import type { Translation } from '../texts.js';
import type { en } from './en.js';

export const id: Translation<typeof en> = {
  'error.pageNotFound': 'Halaman tidak ditemukan.',
  'error.network': 'Terjadi kesalahan jaringan. Silakan coba lagi.',
  'error.general': 'Terjadi kesalahan. Tunggu beberapa saat, lalu coba lagi.',
  'error.report': 'Tidak dapat mengirim laporan. Silakan coba lagi nanti.',
  'error.connection': 'Periksa koneksi jaringanmu, lalu coba lagi.',
  'error.temporary': 'Tidak dapat menyelesaikan permintaan karena kesalahan sementara. Silakan coba lagi.',
  'error.copy': 'Kesalahan: Tidak dapat menyalin ke papan klip.',
  'error.keepStorage': 'Ruang penyimpanan Keep tidak cukup. Hapus beberapa item dari Keep, lalu coba lagi.',
  'error.unauthorized': 'Sesi login kamu sudah berakhir. Tutup halaman ini, lalu buka kembali.',
  'error.gone': 'Ini mungkin sudah tidak tersedia. Muat ulang halaman untuk memeriksanya.',
  'error.keepForbidden': 'Akunmu tidak dapat menggunakan Keep.',
  'error.denied': 'Akses ditolak. Tutup halaman ini, buka kembali, lalu izinkan akses jika diminta.',
  'error.userNotFound': 'Akunmu tidak ditemukan. Login lagi ke aplikasi, lalu buka kembali halaman ini.',

  'common.close': 'Tutup',
  'common.backTo': 'Kembali ke {{name}}',
  'common.retry': 'Coba lagi',
  'common.loading': 'Memuat…',
  'common.more': 'Lainnya',
  'common.seeAll': 'Lihat semua',
  'common.allDetails': 'Lihat semua detail',
  'common.opensInNewTab': 'Dibuka di tab baru',
  'common.ask': 'Tanyakan hal ini',
  'common.dismiss': 'Tutup',
  'common.ownLoading': 'Ini tampilan untuk semua orang. Datamu masih dimuat.',
  'common.ownFailed': 'Ini tampilan untuk semua orang. Datamu tidak dapat dimuat.',

  'page.title': '{{name}} | Akun resmi',
  'page.description': 'Profil akun resmi {{name}}: jam buka, tanya jawab, dan lainnya.',
  'page.skipToContent': 'Langsung ke konten',
  'page.actions': 'Menu tindakan',
  'page.rotate': 'Putar ponselmu ke posisi tegak untuk melanjutkan.',
  'page.rotateAnyway': 'Tetap lanjutkan',
  'page.languages': 'Bahasa',
  'page.footer': 'Halaman profil akun resmi',

  'header.badge.verified': 'Akun terverifikasi',
  'header.badge.premium': 'Akun premium',
  'header.badge.unverified': 'Akun belum terverifikasi',
  'header.friends_other': '{{displayCount}} teman',

  'action.addFriend': 'Tambah teman',
  'action.unblock': 'Buka blokir',
  'action.chat': 'Chat',
  'action.contact': 'Hubungi',
  'action.favorite': 'Favorit',

  'done.addFriend': '{{name}} sudah ditambahkan sebagai teman.',
  'done.unblock': '{{name}} tidak lagi diblokir.',
  'done.favoriteAdded': 'Ditambahkan ke favorit.',
  'done.favoriteRemoved': 'Dihapus dari favorit.',

  'failed.addFriend': 'Tidak dapat menambahkan akun ini sebagai teman.',
  'failed.unblock': 'Tidak dapat membuka blokir akun ini.',
  'failed.favoriteAdd': 'Tidak dapat menambahkan akun ini ke favorit.',
  'failed.favoriteRemove': 'Tidak dapat menghapus akun ini dari favorit.',
  'failed.relation': 'Tidak dapat memeriksa apakah kamu berteman dengan akun ini.',
  'failed.boot': 'Sebagian halaman ini tidak dapat dimuat. Muat ulang halaman untuk mencoba lagi.',
  'failed.connection':
    'Tidak dapat terhubung ke aplikasi. Tindakan yang memerlukan akunmu, seperti Ikuti dan Keep, tidak tersedia saat ini. Yang lain tetap bisa digunakan.',

  'notFound.hint': 'Alamatnya mungkin salah, atau akun ini mungkin sudah menutup halamannya.',
  'unavailable.title': 'Halaman ini sedang tidak tersedia',
  'forbidden.hint': 'Akun ini tidak menampilkan halaman profil.',
};
