export const ja = {
  title: 'ショップカード',

  stamps_other: '{{goal}}ポイント中{{points}}ポイント',
  beyond_other: 'ゴールを{{displayCount}}ポイント超えています',

  'lead.empty': 'ポイントはまだありません',
  'lead.toReward_other': 'あと{{displayCount}}ポイントで次の特典',
  'lead.toGoal_other': 'あと{{displayCount}}ポイントでゴール',
  'lead.full': 'ポイントがすべてたまりました',

  rewards: '特典',
  'rewards.at_other': '{{displayCount}}ポイント',
  'rewards.goal': 'ゴール',
  'rewards.left_other': 'あと{{displayCount}}ポイント',
  'rewards.reached': '達成',

  'expiry.until': '{{date}}まで有効',
  'expiry.over': '{{date}}で有効期限が切れました',
  'expiry.today': '本日まで',
  'expiry.left_other': 'あと{{displayCount}}日',
  'expiry.firstUse_other': '最初のポイント獲得から{{displayCount}}日間有効',
  'expiry.lastUse_other': '最後のポイント獲得から{{displayCount}}日間有効',
  'expiry.unknown': '有効期限はお問い合わせください',
};
