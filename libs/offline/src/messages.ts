/** Path of the service worker: at the root, so that it may serve the whole site. */
export const serviceWorkerPath = '/service-worker.js';

/**
 * Attribute of a saved document: the time that it is from, in milliseconds since the epoch. The service worker writes it
 * for pages of any release, so it never changes.
 */
export const savedAtAttribute = 'data-kept';

/** What is said where there is no network and nothing is saved. */
export interface OfflineWords {
  /** BCP 47 tag of the language of the words. */
  lang: string;
  title: string;
  /** What the visitor can do. */
  hint: string;
  /** Label of the link that tries again. */
  retry: string;
}

/**
 * Message of the service worker to pages, with a port: nothing has answered for an address. The page that has led there
 * answers `true` through the port if it is still shown. It then stays, and says so itself.
 */
export interface UnansweredMessage {
  type: 'unanswered';
  /** Without a fragment. */
  address: string;
  /** Others answer `false`, so that nobody waits for them. A worker of an older release takes any answer for `true`. */
  takesNo?: true;
}

/** Message of a page to the service worker: keep what is shown. */
export interface KeepMessage {
  type: 'keep';
  /** Address of the page, or of the view that was opened in it. */
  address: string;
  /** Addresses of the files that it has loaded so far. */
  files: string[];
  /** What to say in the page's language; by older releases, or if the page has no words for it, undefined. */
  words?: OfflineWords | undefined;
}
