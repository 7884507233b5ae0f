export const id = {
  hours: 'Jam pemesanan',
  'hours.usual': 'Jam pemesanan biasa',
  'hours.wholeDay': '24 jam',
  'hours.special': 'Jam pemesanan khusus',
  'hours.later': 'Jam pemesanan khusus mendatang',

  'status.open': 'Menerima pesanan',
  'status.closingSoon': 'Pemesanan segera ditutup',
  'status.breakSoon': 'Pemesanan segera dijeda',
  'status.closed': 'Pemesanan ditutup',
  'status.dayOff': 'Pesanan tutup hari ini',
  'status.temporarilyClosed': 'Pemesanan dijeda',
  'status.unknown': 'Info jam pemesanan belum ada',

  'opens.at': 'dibuka pukul {{time}}',
  'opens.again': 'dibuka lagi pukul {{time}}',
  'opens.tomorrow': 'dibuka besok pukul {{time}}',
  'opens.atDay': 'dibuka {{day}} pukul {{time}}',
};
