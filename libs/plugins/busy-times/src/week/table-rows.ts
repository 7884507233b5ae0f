import { type BusyHour, isUncountedLevel } from './busy-week.js';

/** A row of a day's table: one hour, or several without a count. */
export interface TableRow {
  first: BusyHour;
  /** Equals `first` for a row of one hour. */
  last: BusyHour;
}

/** The rows of a day's table; consecutive hours without a count share one. */
export function tableRows(hours: readonly BusyHour[]): TableRow[] {
  return hours.reduce<TableRow[]>((rows, hour) => {
    const previous = rows.at(-1);
    if (isUncountedLevel(hour.level) && previous?.first.level === hour.level) previous.last = hour;
    else rows.push({ first: hour, last: hour });
    return rows;
  }, []);
}
