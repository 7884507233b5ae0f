export const id = {
  title: '{{name}} | Akun resmi',
  description: 'Profil akun resmi {{name}}: jam buka, tanya jawab, dan lainnya.',

  'start.failed': 'Sebagian halaman ini tidak dapat dimuat. Muat ulang halaman untuk mencoba lagi.',
  'start.slow': 'Halaman ini perlu waktu lama untuk dimuat. Kamu bisa membacanya sambil menunggu.',
  'start.old':
    'Versi browser kamu sudah usang, sehingga tombol di halaman ini tidak bisa digunakan. Kamu tetap bisa membaca halaman ini dan membuka tautannya. Perbarui browser kamu untuk menggunakan semuanya.',
  'start.withoutScript':
    'Sebagian tombol di halaman ini memerlukan JavaScript, yang sedang dinonaktifkan. Kamu tetap bisa membaca halaman ini dan membuka tautannya.',

  'way.account': 'Buka halaman akun',
  'way.app': 'Buka di {{app}}',
  'way.getApp': 'Unduh {{app}}',
};
