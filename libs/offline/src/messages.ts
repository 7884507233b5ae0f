/** Path of the service worker: at the root, so that it may serve the whole site. */
export const serviceWorkerPath = '/service-worker.js';

/** Attribute of a kept document: the time that it is from, in milliseconds since the epoch. */
export const keptAttribute = 'data-kept';

/** Message of a page to the service worker: keep what is shown. */
export interface KeepMessage {
  type: 'keep';
  /** Address of the page, or of the view that was opened in it. */
  address: string;
  /** Addresses of the files that it has loaded so far. */
  files: string[];
}
