export const id = {
  shortcut: 'Draf',
  title: 'Tulis pesan',
  label: 'Pesanmu',
  hint: 'Pesan disimpan secara otomatis.',
  send: 'Kirim pesan chat',
};
