import { keptAttribute } from '../shared/service-worker.js';

/** Since when the device has kept this page; undefined for one that has come from the network. */
export function keptAt(): Date | undefined {
  const time = document.documentElement.getAttribute(keptAttribute);
  return time === null ? undefined : new Date(Number(time));
}
