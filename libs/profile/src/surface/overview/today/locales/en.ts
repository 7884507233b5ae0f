export const en = {
  day: 'Day',
  time: 'Time',
  hint: 'Slide to see another time',
  at: '{{time}}',
  onDay: '{{day}} {{time}}',
  // The time as one of the two above.
  take: '{{label}} {{time}}',
  anotherDay: '{{label}} another day',
  next: 'Next free: {{time}}',
  free: 'Available',
  break: 'Break',
} as const;
