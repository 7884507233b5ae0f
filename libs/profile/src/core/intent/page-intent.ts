import { viewOfAddress, viewPath, type ViewBase } from '../views/view.js';
import { intentParameters, joinQueries, parseIntent, withoutIntent, type Intent } from './intent.js';

/**
 * The intent in the page's address; undefined if there is none. Read it after the app's SDK has started: before that,
 * the address is not the page's own.
 */
export function intentOfPage(page: ViewBase): Intent | undefined {
  const view = viewOfAddress(page, location);
  const intent = view && parseIntent({ path: viewPath(view), query: location.search });
  return intent && (intent.linkAction ?? intent.table) ? intent : undefined;
}

/** Removes the intent from the page's address. It applies once: neither a reload nor going back repeats it. */
export function clearIntent(): void {
  const params = new URLSearchParams(location.search);
  if (intentParameters.some((name) => params.has(name))) changeQuery(withoutIntent(location.search));
}

/**
 * Writes an intent into the page's address, so that a login which returns there finds it again.
 *
 * @param query as `intentAddress` writes it
 */
export function keepIntent(query: string): void {
  changeQuery(joinQueries(withoutIntent(location.search), query));
}

function changeQuery(query: string): void {
  history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
}
