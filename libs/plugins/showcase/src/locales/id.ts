export const id = {
  title: 'Produk',

  soldOut: 'Habis',
  'soldOut.unknown': 'Tanyakan ketersediaannya',
  showToStaff: 'Tunjukkan ke staf',

  showAll: 'Lihat semua {{total}} produk',
  showMore: 'Lihat produk lainnya',
  'showMore.failed': 'Tidak dapat memuat produk lainnya.',

  'change.changed': 'Produk atau harga berubah',
};
