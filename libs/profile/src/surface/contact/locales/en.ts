export const en = {
  title: 'Contact {{name}}',
  best: 'Best right now',

  'channel.addAndChat': 'Add friend and chat',
  'channel.unblockAndChat': 'Unblock and chat',
  'channel.call': 'Call in {{app}}',
  'channel.phone': 'Phone',
  'channel.website': 'Website',

  'step.addFriend': 'Add this account as a friend first',
  'step.unblock': 'Unblock this account first',
  'step.unblockThenAdd': 'Then you can add it as a friend and chat',
  'step.updateApp': 'Update {{app}} first',
  'step.request': 'Request a call by chat first',
  'step.onPhone': 'In {{app}} on your phone',

  'why.always': 'Someone can answer at any time',
  'why.automatic': 'Automatic replies at any time',
  'why.anyTime': 'Available at any time',
  'why.notTaken': 'Doesn’t accept calls',

  'message.at': 'Leave a message · replies from {{time}}',
  'message.tomorrow': 'Leave a message · replies from {{time}} tomorrow',
  'message.atDay': 'Leave a message · replies from {{day}}, {{time}}',

  // About people who answer, instead of doors that open.
  'status.open': 'Available now',
  'status.closingSoon': 'Ending soon',
  'status.closed': 'Outside response hours',
  'status.dayOff': 'No response hours today',
  'status.temporarilyClosed': 'Unavailable for now',
  'closes.inMinutes_one': 'available for {{displayCount}} more minute, until {{time}}',
  'closes.inMinutes_other': 'available for {{displayCount}} more minutes, until {{time}}',
  'opens.at': 'available from {{time}}',
  'opens.again': 'available again from {{time}}',
  'opens.tomorrow': 'available from {{time}} tomorrow',
  'opens.atDay': 'available from {{day}}, {{time}}',
} as const;
