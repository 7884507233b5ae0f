import type { ProfileStore } from '@oa-profile/profile';
import type { Page } from './page.js';
import { whenIdle } from './when-idle.js';

/**
 * Has the visitor's pages kept on the device, once the browser is idle. If service workers do not exist, as in some web
 * views, or fail, as in some private windows, nothing is kept and nothing is reported.
 */
export function keepSeenPages({ config, store }: Page): void {
  if (!config.offlinePages || !('serviceWorker' in navigator)) return;
  whenIdle(() => {
    import('@oa-profile/offline/keep-pages')
      .then(({ keepPages }) => keepPages())
      .then((keep) => followViews(store, keep))
      .catch(() => undefined);
  });
}

/** Has each view kept that is opened in the page. */
function followViews(store: ProfileStore, keep: () => void): void {
  let { view } = store.getState();
  store.subscribe(() => {
    const shown = store.getState().view;
    if (shown === view) return;
    view = shown;
    whenIdle(keep);
  });
}
