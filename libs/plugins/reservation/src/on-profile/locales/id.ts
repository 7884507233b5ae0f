export const id = {
  label: 'Reservasi',
  today: 'Tersedia hari ini',
  tomorrow: 'Tersedia besok',
  onDay: 'Tersedia {{day}}',
};
