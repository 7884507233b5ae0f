export const en = {
  title: 'Map and hours',

  'map.title': 'Map',
  'map.label': 'Map with {{name}} in the middle',
  'map.open': 'Open in maps',
  'map.failed': 'The map cannot be shown right now.',
  'map.zoomIn': 'Zoom in',
  'map.zoomOut': 'Zoom out',
  'map.twoFingers': 'Use two fingers to move the map.',

  'nearby.title': 'Nearby',
  'nearby.open': 'Open now',
  'nearby.closed': 'Closed now',
  'nearby.unknown': 'Hours unknown',
  'nearby.showAll': 'Show all {{total}} places',

  'reservation.title': 'Reservation',
  'reservation.none': 'Nothing can be reserved in the coming days. Please look in again later.',
  'reservation.loadFailed': 'Unable to load the times.',
  'reservation.noScript': 'To reserve here, allow JavaScript in your browser.',

  'party.label': 'Party size',
  'party.people_one': '{{displayCount}} person',
  'party.people_other': '{{displayCount}} people',

  'day.label': 'Day',
  'day.few': 'Few left',
  'day.full': 'Full',
  'day.none': 'No times',

  'time.label': 'Time',
  'time.free': 'Available',
  'time.few': 'Few left',
  'time.full': 'Full',
  'time.missing': 'Choose a time.',
  'time.taken': 'Somebody else has just taken {{time}}. Choose another time.',

  'zone.account': 'Times are in {{zone}}.',
  'zone.visitor': 'For you that is {{time}} ({{zone}}).',

  'note.label': 'Request (optional)',
  'note.hint': 'An allergy, a child’s seat, an occasion…',
  'note.count': '{{displayCount}} / {{limit}}',
  'note.left_one': '{{displayCount}} character left',
  'note.left_other': '{{displayCount}} characters left',
  'note.tooLong_one': '{{displayCount}} character too many. Please shorten the text.',
  'note.tooLong_other': '{{displayCount}} characters too many. Please shorten the text.',

  'send.label': 'Reserve',
  'send.sending': 'Reserving…',
  'send.summary': '{{date}}, {{time}} · {{people}}',
  'send.inApp': 'You reserve in the app, where you are signed in.',
  'send.failed': 'Unable to reserve.',
  'send.safeToRepeat': 'Trying again will not reserve twice.',

  'done.title': 'Your reservation is confirmed',
  'done.date': 'Date',
  'done.time': 'Time',
  'done.fromTo': '{{from}} – {{to}}',
  'done.number': 'Reservation number',
  'done.calendar': 'Add to calendar',
  'done.another': 'Make another reservation',

  'calendar.title': 'Reservation: {{name}}',
} as const;
