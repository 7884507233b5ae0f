import { parseViewPath, viewPath, type View } from '../views/view.js';

/** What a visitor can have wanted to do with the account, apart from what a view is for. */
export const wishes = ['keep', 'follow', 'favorite', 'unblock'] as const;
/** One of {@link wishes}. */
export type Wish = (typeof wishes)[number];

/** What was chosen of a reservation. A request in the visitor's own words is never part of it. */
export interface TableChoice {
  people?: number | undefined;
  /** 'YYYY-MM-DD', the account's business day. */
  day?: string | undefined;
  /** 'HH:MM' by the account's clock. */
  time?: string | undefined;
}

/**
 * What a visitor was about to do, as a link into the app says it: where, and what was chosen there. Whoever follows the
 * link finds it ready to be confirmed; nothing is done by itself, since anybody can make such a link. Nothing in it tells
 * who the visitor is.
 */
export interface Intent {
  view: View;
  wish?: Wish | undefined;
  /** Only of the reservation. */
  table?: TableChoice | undefined;
}

/** An intent as the end of an address, behind the account's own path. */
export interface IntentAddress {
  /** '' or '/reservation' */
  path: string;
  /** '' or '?people=4&day=2026-11-28&time=18%3A00' */
  query: string;
}

/** Names of the parameters that an intent is written in. */
export const intentParameters = ['do', 'people', 'day', 'time'] as const;

/** Writes an intent into an address. */
export function intentAddress({ view, wish, table }: Intent): IntentAddress {
  const { people, day, time } = (view.name === 'reservation' && table) || {};
  const values = { do: wish, people, day, time };
  const params = new URLSearchParams();
  for (const name of intentParameters) if (values[name] !== undefined) params.set(name, String(values[name]));
  const query = String(params);
  return { path: viewPath(view), query: query && `?${query}` };
}

/**
 * Reads an intent out of an address; undefined where its path is no view's. What makes no sense is passed over: the link
 * may be old, cut off, or made up.
 */
export function parseIntent({ path, query }: IntentAddress): Intent | undefined {
  const view = parseViewPath(path);
  if (!view) return undefined;
  const params = new URLSearchParams(query);
  const wish = wishes.find((known) => known === params.get('do'));
  const table = view.name === 'reservation' ? parseTable(params) : undefined;
  return { view, ...(wish && { wish }), ...(table && { table }) };
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
  // A 31st of November is no date in some engines, and the 1st of December in others.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}

/** Two queries as one, each '' or with its question mark. */
export const joinQueries = (first: string, second: string): string =>
  first && second ? `${first}&${second.slice(1)}` : first || second;

/** A query without what an intent has written into it. */
export function withoutIntent(query: string): string {
  const params = new URLSearchParams(query);
  for (const name of intentParameters) params.delete(name);
  const rest = String(params);
  return rest && `?${rest}`;
}
