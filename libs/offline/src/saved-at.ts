import { savedAtAttribute } from './messages.js';

/** The time that this saved page is from; undefined for a page from the network. */
export function savedAt(): Date | undefined {
  const time = document.documentElement.getAttribute(savedAtAttribute);
  return time === null ? undefined : new Date(Number(time));
}
