import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const id: Translation<typeof en> = {
  hours: 'Jam buka',
  'hours.usual': 'Jam buka biasa',
  'hours.day': 'Hari',
  'hours.range': '{{opens}}–{{closes}}',
  'hours.rangeNextDay': '{{opens}}–{{closes}} (hari berikutnya)',
  'hours.wholeDay': 'Buka 24 jam',
  'hours.closed': 'Tutup',
  'hours.unknown': 'Belum ada info',
  'hours.lastOrder': 'Pesanan terakhir {{time}}',
  'hours.lastOrderOver': 'Pesanan sudah ditutup',
  'hours.today': 'Hari ini',
  'hours.special': 'Jam buka khusus',
  'hours.addToCalendar': 'Tambahkan ke kalender',
  'hours.publicHoliday': 'Hari libur nasional',
  'hours.later': 'Jam buka khusus mendatang',

  'status.open': 'Buka',
  'status.closingSoon': 'Segera tutup',
  'status.break': 'Sedang istirahat',
  'status.closed': 'Tutup',
  'status.temporarilyClosed': 'Tutup sementara',
  'status.unknown': 'Info jam buka belum ada',

  'closes.at': 'sampai {{time}}',
  'closes.atDay': 'sampai {{day}} {{time}}',
  'closes.never': '24 jam',
  'closes.inMinutes_other': '{{displayCount}} menit lagi, pukul {{time}}',
  'opens.at': 'buka pukul {{time}}',
  'opens.again': 'buka lagi pukul {{time}}',
  'opens.tomorrow': 'buka besok pukul {{time}}',
  'opens.atDay': 'buka {{day}} pukul {{time}}',
  'closedUntil.date': 'sampai {{date}}',
};
