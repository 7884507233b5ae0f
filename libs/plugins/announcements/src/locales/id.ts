export const id = {
  title: 'Pengumuman',
  new: 'Baru',
  showAll: 'Lihat semua {{total}} pengumuman',
  details: 'Selengkapnya di {{host}}',

  'change.new_other': '{{displayCount}} pengumuman baru',
};
