export const id = {
  title: 'Mungkin kamu suka',
  accounts: 'Akun',
  items: 'Dari toko',
  friend: 'Teman',
  'kind.sticker': 'Stiker',
  'kind.theme': 'Tema',
};
