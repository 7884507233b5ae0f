import { type Intent, intentOfPage, viewName } from '@oa-profile/plugin-sdk/page';

/** The table that a link carries. A request in the visitor's own words is never part of it. */
export interface TableChoice {
  people?: number | undefined;
  /** 'YYYY-MM-DD', the account's business day. */
  day?: string | undefined;
  /** 'HH:MM' by the account's clock. */
  time?: string | undefined;
}

/** Values in an address, by name. */
type Values = NonNullable<Intent['values']>;

/** The names that an address has for it. */
export const tableNames = ['people', 'day', 'time'] as const;

/** Writes a table into an address. */
export const tableValues = ({ people, day, time }: TableChoice): Values => ({
  people: people === undefined ? undefined : String(people),
  day,
  time,
});

/**
 * Reads a table from an address; undefined if there is none. Invalid values are ignored: the link may be old, cut off,
 * or made up.
 */
export function parseTable(values: Values): TableChoice | undefined {
  const people = /^[1-9]\d{0,2}$/.exec(values['people'] ?? '')?.[0];
  const day = parseDay(values['day'] ?? '');
  const time = /^([01]\d|2[0-3]):[0-5]\d$/.exec(values['time'] ?? '')?.[0];
  if (!people && !day && !time) return undefined;
  return { ...(people && { people: Number(people) }), ...(day && { day }), ...(time && { time }) };
}

function parseDay(text: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  // Engines disagree on November 31st: an invalid date, or December 1st.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}

/** The table that the page's address carries. Not for use on the server, which does not know the choice. */
export function tableOfPage(page: Parameters<typeof intentOfPage>[0]): TableChoice | undefined {
  const { view, values } = intentOfPage(page, tableNames) ?? {};
  return view && viewName(view) === 'reservation' && values ? parseTable(values) : undefined;
}
