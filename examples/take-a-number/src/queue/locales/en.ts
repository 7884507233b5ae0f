export const en = {
  title: 'Waiting line',
  description: 'Take a number on your phone, and come back when it’s your turn.',
  noScript: 'Turn on JavaScript in your browser to take a number here.',

  'line.waiting_one': '{{displayCount}} party waiting',
  'line.waiting_other': '{{displayCount}} parties waiting',
  'line.nobody': 'Nobody is waiting',
  'line.closed': 'No numbers are being given out right now. Please check again later.',

  'party.label': 'Party size',
  'party.people_one': '{{displayCount}} person',
  'party.people_other': '{{displayCount}} people',
  'party.registered_one': 'Registered for {{displayCount}} person',
  'party.registered_other': 'Registered for {{displayCount}} people',

  'take.label': 'Take a number',
  'take.sending': 'Taking a number…',
  'take.failed': 'Unable to take a number.',
  'take.safeToRepeat': 'You won’t get two numbers.',
  'take.full': 'The line is full right now. Please try again later.',

  'ticket.label': 'Your number',
  'ticket.before_one': '{{displayCount}} party before you',
  'ticket.before_other': '{{displayCount}} parties before you',
  'ticket.next': 'You’re next',
  'ticket.serving': 'Now serving {{number}}',
  'ticket.expected': 'At this pace, your turn comes at about {{time}}.',
  'ticket.hint': 'This page updates by itself. Keep your phone at hand.',
  'ticket.calendar': 'Add to calendar',
  'spoken.before_one': 'Number {{number}}. {{displayCount}} party before you.',
  'spoken.before_other': 'Number {{number}}. {{displayCount}} parties before you.',
  'spoken.next': 'Number {{number}}. You’re next.',

  'refresh.failed': 'Unable to check your place in line.',

  'turn.title': 'It’s your turn',
  'turn.hint': 'Please go to the counter and show this number.',
  'served.title': 'Thank you for waiting',
  'missed.title': 'Your number was called',
  'missed.hint': 'You weren’t there when it was your turn. Ask at the counter, or take a new number.',
  'left.title': 'You’ve left the line',
  'lost.title': 'Your number isn’t known here anymore',
  'lost.hint': 'The line may have started over. Ask at the counter, or take a new number.',
  'again.label': 'Take a new number',

  'change.label': 'Change party size',
  'change.failed': 'Unable to change the party size.',

  'leave.label': 'Leave the line',
  'leave.title': 'Leave the line?',
  'leave.hint': 'You’ll lose your place with number {{number}}.',
  'leave.stay': 'Stay in line',
  'leave.failed': 'Unable to leave the line.',

  'calendar.title': 'Number {{number}}: {{name}}',
  'calendar.description': 'It may be your turn around now. See how many parties are before you.',
} as const;
