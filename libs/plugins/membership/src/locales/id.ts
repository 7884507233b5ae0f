export const id = {
  title: 'Keanggotaan',
  price: '{{price}} / bulan',
  free: 'Gratis',
  joined: 'Sudah bergabung',
  soldOut: 'Kuota habis',
  'soldOut.unknown': 'Tanyakan apakah masih bisa bergabung',
  perks: 'Keuntungan yang kamu dapatkan',
  'perks.joined': 'Keuntunganmu',
  join: 'Gabung',
  open: 'Lihat keanggotaanmu',
  details: 'Lihat paket',
  showAll: 'Lihat semua {{total}} paket',
};
