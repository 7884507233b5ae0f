export const id = {
  scope: 'Mencari di seluruh isi halaman ini.',
  found_other: '{{displayCount}} hasil',
  none: 'Tidak ada yang cocok.',
  ask: 'Kamu juga bisa bertanya langsung ke akun ini.',
  'ask.addFriend': 'Kamu juga bisa bertanya ke akun ini lewat chat. Tambahkan sebagai teman dulu.',
  'ask.unblock': 'Kamu juga bisa bertanya ke akun ini lewat chat. Buka blokirnya dulu.',
  incomplete: 'Beberapa bagian tidak dapat dicari.',
};
