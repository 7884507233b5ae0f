export const en = {
  'question.hours': 'Hello. Are these opening hours right?',
  'question.address': 'Hello. Is this address right?',
  'question.prices': 'Hello. Are these prices right?',
  'question.price': 'Hello. Is this price right?',
  'question.item': 'Hello. Do you have this at the moment?',
  seen: '(as seen on your profile on {{date}})',
  day: 'Which day?',

  'way.chat': 'The chat opens with this question. You can change it before you send it.',
  'way.copy': 'Copy this question, then paste it into the chat.',
  'way.phone': 'You can ask by phone.',
  'way.report': 'You can’t ask this account in a chat. If something is wrong, you can report it.',
  'way.addFriend': 'Add this account as a friend to ask it in a chat.',
  'way.unblock': 'You have blocked this account. Unblock it to ask in a chat.',

  'prices.lunch': 'Lunch',
  'prices.dinner': 'Dinner',
  'prices.general': 'Average',
  'prices.range': '{{min}} – {{max}}',
  'prices.from': 'from {{min}}',
  'prices.upTo': 'up to {{max}}',
} as const;
