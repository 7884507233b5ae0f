export const id = {
  label: 'Cari di halaman ini',
};
