export const en = {
  title: 'Map and hours',

  'map.title': 'Map',
  'map.label': 'Map centered on {{name}}',
  'map.open': 'Open in maps',
  'map.failed': 'The map cannot be shown right now.',
  'map.zoomIn': 'Zoom in',
  'map.zoomOut': 'Zoom out',
  'map.twoFingers': 'Use two fingers to move the map.',

  'nearby.title': 'Nearby',
  'nearby.open': 'Open now',
  'nearby.closed': 'Closed now',
  'nearby.unknown': 'Hours not available',
  'nearby.showAll': 'Show all {{total}} places',

  'reservation.title': 'Reservation',
  'reservation.none': 'No times are available in the coming days. Please check again later.',
  'reservation.loadFailed': 'Unable to load available times.',
  'reservation.noScript': 'Turn on JavaScript in your browser to reserve here.',

  'party.label': 'Party size',
  'party.people_one': '{{displayCount}} person',
  'party.people_other': '{{displayCount}} people',

  'day.label': 'Day',
  'day.few': 'Few left',
  'day.full': 'Full',
  'day.none': 'No times',

  'time.label': 'Time',
  'time.at': '{{time}}',
  'time.atDate': '{{date}}, {{time}}',
  'time.free': 'Available',
  'time.few': 'Few left',
  'time.full': 'Full',
  'time.missing': 'Choose a time.',
  'time.taken': '{{time}} was just booked by someone else. Choose another time.',

  'zone.account': 'Times are in {{zone}}.',
  'zone.visitor': 'That’s {{time}} your time ({{zone}}).',

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
  'send.inApp': 'Reserve in the app, where you’re signed in.',
  'send.failed': 'Unable to complete your reservation.',
  'send.safeToRepeat': 'You won’t be booked twice.',

  'done.title': 'Your reservation is confirmed',
  'done.earlier': 'Your earlier reservation had already gone through. What you changed after it wasn’t sent.',
  'done.date': 'Date',
  'done.time': 'Time',
  'done.fromTo': '{{from}} – {{to}}',
  'done.number': 'Reservation number',
  'done.calendar': 'Add to calendar',
  'done.another': 'Make another reservation',

  'calendar.title': 'Reservation: {{name}}',
} as const;
