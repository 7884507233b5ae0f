export const en = {
  title: 'Reward card',

  stamps_one: '{{points}} of {{goal}} point',
  stamps_other: '{{points}} of {{goal}} points',
  beyond_one: '{{displayCount}} extra point',
  beyond_other: '{{displayCount}} extra points',

  'lead.empty': 'No points yet',
  'lead.toReward_one': '{{displayCount}} more point to your next reward',
  'lead.toReward_other': '{{displayCount}} more points to your next reward',
  'lead.toGoal_one': '{{displayCount}} more point to the goal',
  'lead.toGoal_other': '{{displayCount}} more points to the goal',
  'lead.full': 'Card complete',

  rewards: 'Rewards',
  'rewards.at_one': '{{displayCount}} point',
  'rewards.at_other': '{{displayCount}} points',
  'rewards.goal': 'Goal',
  'rewards.left_one': '{{displayCount}} to go',
  'rewards.left_other': '{{displayCount}} to go',
  'rewards.reached': 'Reached',

  'expiry.until': 'Valid until {{date}}',
  'expiry.over': 'Expired on {{date}}',
  'expiry.today': 'Expires today',
  'expiry.left_one': '{{displayCount}} day left',
  'expiry.left_other': '{{displayCount}} days left',
  'expiry.firstUse_one': 'Valid for {{displayCount}} day from your first point',
  'expiry.firstUse_other': 'Valid for {{displayCount}} days from your first point',
  'expiry.lastUse_one': 'Valid for {{displayCount}} day from your latest point',
  'expiry.lastUse_other': 'Valid for {{displayCount}} days from your latest point',
  'expiry.unknown': 'Ask how long the card is valid',
} as const;
