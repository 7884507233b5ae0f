export const id = {
  title: 'Media sosial',
  blog: 'Blog',
  showAll: 'Lihat semua {{total}} tautan',
};
