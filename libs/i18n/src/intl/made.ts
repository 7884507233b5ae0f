/*
 * This folder is the one place that makes formatters of `Intl`, whose constructors throw for whatever an engine does not
 * know: a zone, a currency, a unit, an option. In render that would cost the whole page, so each has plain words instead.
 */

/** What `make` makes, or `instead` if the engine cannot. */
export function made<T>(make: () => T, instead: () => T): T {
  try {
    return make();
  } catch {
    return instead();
  }
}
