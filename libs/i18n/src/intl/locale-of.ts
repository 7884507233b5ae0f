import { made } from './made.js';

/** A BCP 47 tag in its parts; undefined if it is malformed. */
export function localeOf(tag: string): Intl.Locale | undefined {
  return made(
    () => new Intl.Locale(tag),
    () => undefined,
  );
}
