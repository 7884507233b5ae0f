import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const id: Translation<typeof en> = {
  title: 'Kartu stempel',

  stamps_other: '{{points}} dari {{goal}} stempel',
  beyond_other: '{{displayCount}} stempel melebihi target',

  'lead.empty': 'Belum ada stempel',
  'lead.toReward_other': '{{displayCount}} stempel lagi untuk hadiah berikutnya',
  'lead.toGoal_other': '{{displayCount}} stempel lagi menuju target',
  'lead.full': 'Kartu sudah penuh',

  rewards: 'Hadiah',
  'rewards.at_other': '{{displayCount}} stempel',
  'rewards.goal': 'Target',
  'rewards.left_other': '{{displayCount}} lagi',
  'rewards.reached': 'Tercapai',
  'rewards.showAll': 'Lihat semua {{total}} hadiah',

  'expiry.until': 'Berlaku sampai {{date}}',
  'expiry.over': 'Kedaluwarsa sejak {{date}}',
  'expiry.today': 'Hari ini hari terakhir',
  'expiry.left_other': '{{displayCount}} hari lagi',
  'expiry.firstUse_other': 'Berlaku {{displayCount}} hari sejak stempel pertama',
  'expiry.lastUse_other': 'Berlaku {{displayCount}} hari sejak stempel terakhir',
};
