import { viewPath, type View } from '../views/view.js';

/** What a visitor may have wanted to do with the account, besides what the views are for. */
export const linkActions = ['keep', 'follow', 'favorite', 'unblock'] as const;
/** One of {@link linkActions}. */
export type LinkAction = (typeof linkActions)[number];

/**
 * What was chosen in a view, by the names of the parameters that its address has for it. The view makes the texts, and
 * checks them before it takes them for anything: whoever makes a link can write what they like.
 */
export type ViewValues = Readonly<Partial<Record<string, string>>>;

/**
 * What a visitor was about to do, as a link into the app expresses it: the view, and the choices made there. The link
 * prepares the action for confirmation and performs nothing, since anybody can make such a link. It does not identify
 * the visitor.
 */
export interface Intent {
  view: View;
  linkAction?: LinkAction | undefined;
  values?: ViewValues | undefined;
}

/** An intent as the end of an address, after the account's own path. */
export interface IntentAddress {
  /** '' or '/reservation' */
  path: string;
  /** '' or '?people=4&day=2026-11-28&time=18%3A00' */
  query: string;
}

/** Writes an intent into an address. */
export function intentAddress({ view, linkAction, values = {} }: Intent): IntentAddress {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ do: linkAction, ...values }))
    if (value !== undefined) params.set(name, value);
  const query = String(params);
  return { path: viewPath(view), query: query && `?${query}` };
}

/**
 * Reads an intent from the query of a view's address.
 *
 * @param names those of the values that the view has
 */
export function parseIntent(view: View, query: string, names: readonly string[] = []): Intent {
  const params = new URLSearchParams(query);
  const linkAction = linkActions.find((known) => known === params.get('do'));
  const values = names.flatMap((name) => {
    const value = params.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    view,
    ...(linkAction && { linkAction }),
    ...(values.length > 0 && { values: Object.fromEntries(values) }),
  };
}

/** Joins two queries, each '' or starting with a question mark. */
export const joinQueries = (first: string, second: string): string =>
  first && second ? `${first}&${second.slice(1)}` : first || second;

/** A query without an intent and its values of these names. */
export function withoutIntent(query: string, names: readonly string[] = []): string {
  const params = new URLSearchParams(query);
  for (const name of ['do', ...names]) params.delete(name);
  const rest = String(params);
  return rest && `?${rest}`;
}
