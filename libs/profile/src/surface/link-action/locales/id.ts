export const id = {
  'title.keep': 'Simpan {{name}} ke Keep?',
  'title.follow': 'Ikuti {{name}}?',
  'title.favorite': 'Tambahkan {{name}} ke favorit?',
  'title.unblock': 'Buka blokir {{name}}?',
  text: 'Kamu memulainya di browser. Konfirmasikan di sini.',
  favorite: 'Tambahkan',
  notNow: 'Nanti saja',
};
