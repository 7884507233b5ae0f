export const id = {
  shortcut: 'Draf',
  title: 'Tulis pesan',
  label: 'Pesanmu',
  hint: 'Disimpan di perangkat ini selama 30 hari.',
  send: 'Kirim pesan chat',
};
