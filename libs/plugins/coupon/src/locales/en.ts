export const en = {
  title: 'Coupons',

  'kind.discount': 'Discount',
  'kind.free': 'Free',
  'kind.gift': 'Gift',
  'kind.cashback': 'Cashback',
  'kind.other': 'Offer',

  'usage.once': 'Single use',
  'usage.unlimited': 'Unlimited uses',
  draw: 'Prize draw: {{chance}} chance',

  'state.endsToday': 'Ends today',
  'state.endsTomorrow': 'Ends tomorrow',
  'state.daysLeft_one': '{{displayCount}} day left',
  'state.daysLeft_other': '{{displayCount}} days left',
  'state.fromTime': 'From {{time}}',
  'state.fromDay': 'From {{day}}',
  'state.fromDayTime': 'From {{day}}, {{time}}',
  'state.used': 'Used',
  'state.expired': 'Expired',

  'period.range': '{{from}} – {{to}}',
  'period.until': 'Until {{to}}',
  'period.ended': 'Ended {{to}}',

  friends: 'Friends only',
  'friends.add': 'Add this account as a friend to use the coupon.',
  'friends.unblock': 'Unblock this account to use the coupon.',

  showAll: 'Show all {{total}} coupons',
  showMore: 'Show more coupons',
  'showMore.failed': 'Unable to load more coupons.',

  'view.show': 'Show this screen to the staff.',
  'view.counter': 'Show at the counter',
  'view.checking': 'Checking whether you can still use this coupon…',
  'view.unchecked': 'Unable to check whether you have already used this coupon.',
  'view.upcoming': 'You can use this coupon from {{from}}.',
  'view.used': 'You have already used this coupon.',
  'view.expired': 'This coupon can no longer be used.',
  'view.period': 'Valid period',
  'view.usage': 'Number of uses',
  'view.draw': 'Chance of winning',
  'view.audience': 'Who can use it',

  'since.new_one': '{{displayCount}} new coupon',
  'since.new_other': '{{displayCount}} new coupons',
} as const;
