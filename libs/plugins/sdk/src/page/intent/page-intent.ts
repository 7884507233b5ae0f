import { viewOfAddress, type OwnAddresses } from '../views/view.js';
import { joinQueries, parseIntent, withoutIntent, type Intent } from './intent.js';

/**
 * The intent in the page's address; undefined if that names no view. Read it after the app's SDK has started: before
 * that, the address is not the page's own. Values stay in the address until the code of their view reads them.
 *
 * @param names those of the values that the reader's view has
 */
export function intentOfPage(page: OwnAddresses, names?: readonly string[]): Intent | undefined {
  const view = viewOfAddress(page, location);
  return view && parseIntent(view, location.search, names);
}

/**
 * Removes the intent from the page's address. It applies once: neither a reload nor going back repeats it.
 *
 * @param names those of the values that apply with it
 */
export function clearIntent(names: readonly string[] = []): void {
  const params = new URLSearchParams(location.search);
  if (['do', ...names].some((name) => params.has(name))) changeQuery(withoutIntent(location.search, names));
}

/**
 * Writes an intent into the page's address, so that a login which returns there finds it again.
 *
 * @param query as `intentAddress` writes it
 * @param names those of all the values that its view has
 */
export function keepIntent(query: string, names: readonly string[]): void {
  changeQuery(joinQueries(withoutIntent(location.search, names), query));
}

function changeQuery(query: string): void {
  history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
}
