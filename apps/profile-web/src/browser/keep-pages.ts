import type { ProfileStore } from '@oa-profile/profile';
import { serviceWorkerPath, type KeepMessage } from '../shared/service-worker.js';
import { whenIdle } from './when-idle.js';

/**
 * Registers the service worker, and has it keep this page, which may have loaded before the service worker ran, and
 * each view that is opened in it, so that they can be reloaded without a network.
 *
 * @throws the browser's error if it refuses to register a service worker.
 */
export async function keepPages(store: ProfileStore): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(serviceWorkerPath, { updateViaCache: 'none' });
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
    };
    registration.active?.postMessage(message);
  };
  keep();
  let { view } = store.getState();
  store.subscribe(() => {
    const shown = store.getState().view;
    if (shown === view) return;
    view = shown;
    whenIdle(keep);
  });
}
