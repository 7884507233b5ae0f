/** An instant at which it is a full hour in UTC, for formatters: hours of a week have no date. */
export function hourOfClock(hour: number): Date {
  return new Date(Date.UTC(1970, 0, 1, hour));
}
