export const id = {
  title: 'Sejak kunjungan terakhirmu',
  said: 'Sejak kunjungan terakhirmu: {{changes}}',
  more: 'dan {{number}} lainnya',
  page: '{{title}} berubah',
};
