import { viewOfAddress, viewPath, type ViewBase } from '../views/view.js';
import { intentParameters, joinQueries, parseIntent, withoutIntent, type Intent } from './intent.js';

/**
 * What the page's address says that the visitor was about to do; undefined where it says nothing of that. To be read once
 * the app's SDK has started: before that, the address is not the page's own.
 */
export function intentOfPage(page: ViewBase): Intent | undefined {
  const view = viewOfAddress(page, location);
  const intent = view && parseIntent({ path: viewPath(view), query: location.search });
  return intent && (intent.wish ?? intent.table) ? intent : undefined;
}

/** Takes the intent out of the page's address. It holds once: neither a reload nor going back asks for it again. */
export function clearIntent(): void {
  const params = new URLSearchParams(location.search);
  if (intentParameters.some((name) => params.has(name))) changeQuery(withoutIntent(location.search));
}

/**
 * Writes an intent into the page's address, so that a login which leads back there finds it again.
 *
 * @param query as `intentAddress` writes it
 */
export function keepIntent(query: string): void {
  changeQuery(joinQueries(withoutIntent(location.search), query));
}

function changeQuery(query: string): void {
  history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
}
