export const id = {
  title: 'Keanggotaan',
  price: '{{price}} / bulan',
  free: 'Gratis',
  joined: 'Sudah bergabung',
  soldOut: 'Kuota habis',
  perks: 'Keuntungan yang kamu dapatkan',
  'perks.joined': 'Keuntunganmu',
  join: 'Gabung',
  open: 'Lihat keanggotaanmu',
  showAll: 'Lihat semua {{total}} paket',
};
