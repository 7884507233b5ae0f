import { keptAttribute } from './messages.js';

/** The time that this kept page is from; undefined for a page from the network. */
export function keptAt(): Date | undefined {
  const time = document.documentElement.getAttribute(keptAttribute);
  return time === null ? undefined : new Date(Number(time));
}
