export const en = {
  title: 'Reward card',

  stamps_one: '{{points}} of {{goal}} stamp',
  stamps_other: '{{points}} of {{goal}} stamps',
  beyond_one: '{{displayCount}} stamp beyond the goal',
  beyond_other: '{{displayCount}} stamps beyond the goal',

  'lead.empty': 'No stamps yet',
  'lead.toReward_one': '{{displayCount}} more stamp to your next reward',
  'lead.toReward_other': '{{displayCount}} more stamps to your next reward',
  'lead.toGoal_one': '{{displayCount}} more stamp to the goal',
  'lead.toGoal_other': '{{displayCount}} more stamps to the goal',
  'lead.full': 'Card complete',

  rewards: 'Rewards',
  'rewards.at_one': '{{displayCount}} stamp',
  'rewards.at_other': '{{displayCount}} stamps',
  'rewards.goal': 'Goal',
  'rewards.left_one': '{{displayCount}} more to go',
  'rewards.left_other': '{{displayCount}} more to go',
  'rewards.reached': 'Reached',
  'rewards.showAll': 'Show all {{total}} rewards',

  'expiry.until': 'Valid until {{date}}',
  'expiry.over': 'Expired on {{date}}',
  'expiry.today': 'Last day today',
  'expiry.left_one': '{{displayCount}} day left',
  'expiry.left_other': '{{displayCount}} days left',
  'expiry.firstUse_one': 'Valid for {{displayCount}} day from the first stamp',
  'expiry.firstUse_other': 'Valid for {{displayCount}} days from the first stamp',
  'expiry.lastUse_one': 'Valid for {{displayCount}} day from the latest stamp',
  'expiry.lastUse_other': 'Valid for {{displayCount}} days from the latest stamp',
} as const;
