import { parseViewPath, viewPath, type View } from '../views/view.js';

/** What a visitor may have wanted to do with the account, besides what the views are for. */
export const linkActions = ['keep', 'follow', 'favorite', 'unblock'] as const;
export type LinkAction = (typeof linkActions)[number];

/** The table choices of a reservation. A request in the visitor's own words is never part of it. */
export interface TableChoice {
  people?: number | undefined;
  /** 'YYYY-MM-DD', the account's business day. */
  day?: string | undefined;
  /** 'HH:MM' by the account's clock. */
  time?: string | undefined;
}

/**
 * What a visitor was about to do, as a link into the app expresses it: the view, and the choices made there. The link
 * prepares the action for confirmation and performs nothing, since anybody can make such a link. It does not identify
 * the visitor.
 */
export interface Intent {
  view: View;
  linkAction?: LinkAction | undefined;
  /** For the reservation view only. */
  table?: TableChoice | undefined;
}

/** An intent as the end of an address, after the account's own path. */
export interface IntentAddress {
  /** '' or '/reservation' */
  path: string;
  /** '' or '?people=4&day=2026-11-28&time=18%3A00' */
  query: string;
}

/** Names of the query parameters that hold an intent. */
export const intentParameters = ['do', 'people', 'day', 'time'] as const;

/** Writes an intent into an address. */
export function intentAddress({ view, linkAction, table }: Intent): IntentAddress {
  const { people, day, time } = (view.name === 'reservation' && table) || {};
  const values = { do: linkAction, people, day, time };
  const params = new URLSearchParams();
  for (const name of intentParameters) if (values[name] !== undefined) params.set(name, String(values[name]));
  const query = String(params);
  return { path: viewPath(view), query: query && `?${query}` };
}

/**
 * Reads an intent from an address; undefined if its path names no view. Invalid values are ignored: the link may be
 * old, cut off, or made up.
 */
export function parseIntent({ path, query }: IntentAddress): Intent | undefined {
  const view = parseViewPath(path);
  if (!view) return undefined;
  const params = new URLSearchParams(query);
  const linkAction = linkActions.find((known) => known === params.get('do'));
  const table = view.name === 'reservation' ? parseTable(params) : undefined;
  return { view, ...(linkAction && { linkAction }), ...(table && { table }) };
}

function parseTable(params: URLSearchParams): TableChoice | undefined {
  const people = /^[1-9]\d{0,2}$/.exec(params.get('people') ?? '')?.[0];
  const day = parseDay(params.get('day') ?? '');
  const time = /^([01]\d|2[0-3]):[0-5]\d$/.exec(params.get('time') ?? '')?.[0];
  if (!people && !day && !time) return undefined;
  return { ...(people && { people: Number(people) }), ...(day && { day }), ...(time && { time }) };
}

function parseDay(text: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  // Engines disagree on November 31st: an invalid date, or December 1st.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}

/** Joins two queries, each '' or starting with a question mark. */
export const joinQueries = (first: string, second: string): string =>
  first && second ? `${first}&${second.slice(1)}` : first || second;

/** A query without the parameters of an intent. */
export function withoutIntent(query: string): string {
  const params = new URLSearchParams(query);
  for (const name of intentParameters) params.delete(name);
  const rest = String(params);
  return rest && `?${rest}`;
}
