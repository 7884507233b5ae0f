export const ko = {
  title: '리워드 카드',

  stamps_other: '{{goal}}포인트 중 {{points}}포인트',
  beyond_other: '목표보다 {{displayCount}}포인트 더 적립',

  'lead.empty': '아직 적립한 포인트가 없습니다',
  'lead.toReward_other': '다음 혜택까지 {{displayCount}}포인트 남음',
  'lead.toGoal_other': '목표까지 {{displayCount}}포인트 남음',
  'lead.full': '포인트를 모두 적립했습니다',

  rewards: '혜택',
  'rewards.at_other': '{{displayCount}}포인트',
  'rewards.goal': '목표',
  'rewards.left_other': '{{displayCount}}포인트 남음',
  'rewards.reached': '달성',

  'expiry.until': '{{date}}까지 유효',
  'expiry.over': '{{date}}에 만료됨',
  'expiry.today': '오늘까지',
  'expiry.left_other': '{{displayCount}}일 남음',
  'expiry.firstUse_other': '첫 적립일부터 {{displayCount}}일간 유효',
  'expiry.lastUse_other': '마지막 적립일부터 {{displayCount}}일간 유효',
  'expiry.unknown': '유효 기간 문의',
};
