export const zhTW = {
  title: '集點卡',

  stamps_other: '已集{{points}}點，共{{goal}}點',
  beyond_other: '已超出目標{{displayCount}}點',

  'lead.empty': '尚未開始集點',
  'lead.toReward_other': '再集{{displayCount}}點即可獲得下一個獎勵',
  'lead.toGoal_other': '再集{{displayCount}}點即可達成目標',
  'lead.full': '已集滿點數',

  rewards: '獎勵',
  'rewards.at_other': '{{displayCount}}點',
  'rewards.goal': '目標',
  'rewards.left_other': '還差{{displayCount}}點',
  'rewards.reached': '已達成',

  'expiry.until': '有效期限：{{date}}',
  'expiry.over': '已於{{date}}到期',
  'expiry.today': '今天到期',
  'expiry.left_other': '剩下{{displayCount}}天',
  'expiry.firstUse_other': '自首次集點起{{displayCount}}天內有效',
  'expiry.lastUse_other': '自最近一次集點起{{displayCount}}天內有效',
  'expiry.unknown': '有效期限請洽詢',
};
