import type { BusyHour } from './busy-week.js';

/** A row of a day's table: one hour, or several closed ones. */
export interface TableRow {
  first: BusyHour;
  /** Equals `first` for a row of one hour. */
  last: BusyHour;
}

/** The rows of a day's table; consecutive closed hours share one. */
export function tableRows(hours: readonly BusyHour[]): TableRow[] {
  return hours.reduce<TableRow[]>((rows, hour) => {
    const previous = rows.at(-1);
    if (hour.level === 'closed' && previous?.first.level === 'closed') previous.last = hour;
    else rows.push({ first: hour, last: hour });
    return rows;
  }, []);
}
