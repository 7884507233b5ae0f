export const id = {
  title: 'Bawa pulang',
  waiting: 'Waktu tunggu',
  'waiting.ready': 'Biasanya siap dalam {{duration}}',
  note: 'Perlu diketahui',
  order: 'Pesan online',
  menu: 'Menu',
  'menu.showAll': 'Lihat semua {{total}} menu',
  soldOut: 'Habis',
  'soldOut.unknown': 'Tanyakan ketersediaannya',
  showToStaff: 'Tunjukkan ke staf',

  'change.changed': 'Menu bawa pulang berubah',
};
