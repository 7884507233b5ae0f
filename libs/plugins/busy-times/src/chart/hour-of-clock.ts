/** An instant at which a clock in UTC shows a full hour, for formatters: hours of a week stand on no date. */
export function hourOfClock(hour: number): Date {
  return new Date(Date.UTC(1970, 0, 1, hour));
}
