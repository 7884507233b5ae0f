export const en = {
  'reservation.title': 'Reservation',
  'reservation.description': 'Choose a day, a time and how many of you are coming.',
  'reservation.none': 'No times are available in the coming days. Please check again later.',
  'reservation.loadFailed': 'Unable to load available times.',
  'reservation.noScript': 'Turn on JavaScript in your browser to reserve here.',

  'party.label': 'Party size',
  'party.people_one': '{{displayCount}} person',
  'party.people_other': '{{displayCount}} people',
  'party.notTaken': 'A table for {{people}} can’t be reserved here. Choose another party size.',

  'day.label': 'Day',
  'day.few': 'Few left',
  'day.full': 'Full',
  'day.none': 'No times',
  'day.another': 'This day is full. Choose another day.',

  'time.label': 'Time',
  'time.at': '{{time}}',
  'time.atDate': '{{date}}, {{time}}',
  'time.free': 'Available',
  'time.few': 'Few left',
  'time.full': 'Full',
  'time.missing': 'Choose a time.',
  'time.taken': '{{time}} was just booked by someone else.',
  'time.gone': 'The time you chose isn’t available.',
  'time.another': 'Choose another time.',

  'zone.account': 'Times are in {{zone}}.',
  'zone.visitor': 'That’s {{time}} your time ({{zone}}).',

  'note.add': 'Add a request',
  'note.label': 'Request (optional)',
  'note.hint': 'Allergies, high chair, special occasion…',
  'note.count': '{{displayCount}} / {{limit}}',
  'note.left_one': '{{displayCount}} character left',
  'note.left_other': '{{displayCount}} characters left',
  'note.tooLong_one': '{{displayCount}} character too many. Please shorten the text.',
  'note.tooLong_other': '{{displayCount}} characters too many. Please shorten the text.',

  'send.label': 'Reserve',
  'send.sending': 'Reserving…',
  'send.summary': '{{date}}, {{time}} · {{people}}',
  'send.failed': 'Unable to complete your reservation.',
  'send.safeToRepeat': 'You won’t be booked twice.',

  'already.title': 'You already have a reservation at this time.',

  'done.title': 'Your reservation is confirmed',
  'done.earlier':
    'Your earlier reservation had already gone through. Changes you made after that weren’t sent.',
  'done.note': 'Request',
  'done.code': 'Reservation code',
  'done.until': 'until {{time}}',
  'done.way': 'Directions',
  'done.copy': 'Copy',
  'done.copied': 'Reservation code copied.',
  'done.share': 'Share',
  'done.calendar': 'Add to calendar',
  'done.change': 'To change or cancel, contact {{name}} and give the code.',
  'done.chat': 'Send a chat message',
  'done.changeText': 'Hello, I’d like to change or cancel my reservation {{code}} ({{when}}).',
  'done.another': 'Make another reservation',

  'kept.title': 'Your reservation',

  'calendar.title': 'Reservation: {{name}}',

  'app.finish': 'Open {{app}} to finish your reservation for {{displayCount}}',
  'app.filledIn': 'Your choice is filled in there. Check it and reserve.',

  'since.new': 'Reservations are now accepted',
  'since.gone': 'Reservations are no longer accepted',
} as const;
