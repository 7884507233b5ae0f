import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const id: Translation<typeof en> = {
  title: 'Jam ramai',

  live: 'Real-time',
  'live.notBusy': 'Saat ini tidak ramai',
  'live.aBitBusy': 'Saat ini agak ramai',
  'live.busy': 'Saat ini ramai',
  'live.veryBusy': 'Saat ini sangat ramai',

  'usual.closed': 'Biasanya tutup pada jam ini',
  'usual.notBusy': 'Biasanya tidak ramai pada jam ini',
  'usual.aBitBusy': 'Biasanya agak ramai pada jam ini',
  'usual.busy': 'Biasanya ramai pada jam ini',
  'usual.veryBusy': 'Biasanya sangat ramai pada jam ini',
  'highlight.notBusy': 'Biasanya tidak ramai',
  'highlight.aBitBusy': 'Biasanya agak ramai',
  'highlight.busy': 'Biasanya ramai',
  'highlight.veryBusy': 'Biasanya sangat ramai',
  'highlight.live': 'Real-time: {{now}}',

  days: 'Hari',
  'days.today': '{{day}}, hari ini',
  'days.sun': 'Min',
  'days.mon': 'Sen',
  'days.tue': 'Sel',
  'days.wed': 'Rab',
  'days.thu': 'Kam',
  'days.fri': 'Jum',
  'days.sat': 'Sab',
  now: 'Sekarang',
  'day.closed': 'Biasanya tutup hari {{day}}',
  'day.busiest': 'Paling ramai sekitar pukul {{time}}',
  'day.quiet': 'Biasanya tidak ramai sepanjang hari',
  'legend.usual': 'Biasanya',

  stay: 'Pengunjung biasanya berada di sini selama {{duration}}',

  table: 'Per jam',
  'table.time': 'Waktu',
  'table.level': 'Tingkat keramaian biasanya',
  'table.hour': '{{time}}',
  'table.hourNextDay': '{{time}} (hari\u00a0berikutnya)',
  'table.hours': '{{from}}–{{to}}',

  'level.closed': 'Tutup',
  'level.notBusy': 'Tidak ramai',
  'level.aBitBusy': 'Agak ramai',
  'level.busy': 'Ramai',
  'level.veryBusy': 'Sangat ramai',
};
