import { serviceWorkerPath, type KeepMessage, type OfflineWords } from './messages.js';

export type { OfflineWords };

/** Options of {@link keepPages}. */
export interface KeepPagesOptions {
  /**
   * Address of the service worker, at the root of what it may serve.
   * @default '/service-worker.js'
   */
  path?: string;
  /**
   * What the device says, in the page's language, where there is no network and nothing is saved.
   * @default the browser shows its own message
   */
  words?: OfflineWords;
}

/**
 * Registers the service worker, and has it keep this page, which may have loaded before the service worker ran, so that
 * it can be reloaded without a network.
 *
 * @returns Keeps the page that is shown by then: to be called after the address has changed without a request.
 * @throws the browser's error if it refuses to register a service worker.
 */
export async function keepPages({ path = serviceWorkerPath, words }: KeepPagesOptions = {}): Promise<
  () => void
> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(path, { updateViaCache: 'none' });
  const registration = await serviceWorker.ready;
  const keep = (): void => {
    const { origin, pathname, search } = location;
    const message: KeepMessage = {
      type: 'keep',
      address: `${origin}${pathname}${search}`,
      files: performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.startsWith(`${origin}/assets/`)),
      words,
    };
    registration.active?.postMessage(message);
  };
  keep();
  // Files that came between the message and the moment when the service worker takes over passed both by.
  serviceWorker.addEventListener('controllerchange', keep);
  return keep;
}
