/** Where the service worker is: at the root, so that it may answer for the whole site. */
export const serviceWorkerPath = '/service-worker.js';

/** By which the service worker says of a document that it has been kept, and since when: milliseconds since the epoch. */
export const keptAttribute = 'data-kept';

/** What a page asks of the service worker: to keep what it shows. */
export interface KeepMessage {
  type: 'keep';
  /** Address of the page, or of the view that was opened in it. */
  address: string;
  /** Addresses of the files that it has loaded so far. */
  files: string[];
}
