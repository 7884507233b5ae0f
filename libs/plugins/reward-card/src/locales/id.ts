export const id = {
  title: 'Kartu poin',

  stamps_other: '{{points}} dari {{goal}} poin',
  beyond_other: '{{displayCount}} poin melebihi target',

  'lead.empty': 'Belum ada poin',
  'lead.toReward_other': '{{displayCount}} poin lagi untuk hadiah berikutnya',
  'lead.toGoal_other': '{{displayCount}} poin lagi menuju target',
  'lead.full': 'Kartu sudah penuh',

  rewards: 'Hadiah',
  'rewards.at_other': '{{displayCount}} poin',
  'rewards.goal': 'Target',
  'rewards.left_other': '{{displayCount}} poin lagi',
  'rewards.reached': 'Tercapai',

  'expiry.until': 'Berlaku sampai {{date}}',
  'expiry.over': 'Kedaluwarsa sejak {{date}}',
  'expiry.today': 'Hari ini hari terakhir',
  'expiry.left_other': '{{displayCount}} hari lagi',
  'expiry.firstUse_other': 'Berlaku {{displayCount}} hari sejak poin pertama',
  'expiry.lastUse_other': 'Berlaku {{displayCount}} hari sejak poin terakhir',
  'expiry.unknown': 'Tanyakan masa berlakunya',
};
