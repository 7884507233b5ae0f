/* What is used here of a service worker's scope: TypeScript's own types for it clash with those for documents. */

export interface WorkerEvent {
  /** Keeps the service worker running until the work is done. */
  waitUntil(work: Promise<unknown>): void;
}

/** A request by a page or for a page, which the service worker may answer. */
export interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  /** The answer that the browser has already begun to load; missing in browsers without navigation preload. */
  readonly preloadResponse?: Promise<Response | undefined>;
  /** The page that a navigation makes; missing in Safari 15. */
  readonly resultingClientId?: string;
  respondWith(response: Promise<Response>): void;
}

/** An open page. */
export interface WorkerPage extends Pick<ServiceWorker, 'postMessage'> {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
}

interface WorkerEvents {
  install: WorkerEvent;
  activate: WorkerEvent;
  fetch: WorkerFetchEvent;
  message: WorkerEvent & { readonly data: unknown };
}

export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly caches: CacheStorage;
  readonly clients: {
    claim(): Promise<void>;
    get(id: string): Promise<{ navigate(address: string): Promise<unknown> } | undefined>;
    matchAll(options: { type: 'window' }): Promise<readonly WorkerPage[]>;
  };
  readonly registration: {
    unregister(): Promise<boolean>;
    /** Missing in Firefox 98. */
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}

/** The scope of the service worker that this code runs in. */
export const workerScope = globalThis as unknown as WorkerScope;
