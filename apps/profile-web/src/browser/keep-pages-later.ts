import type { Page } from './page.js';
import { whenIdle } from './when-idle.js';

/**
 * Lets what the visitor sees be kept on the device, once the browser is idle. Where there are no service workers, as in
 * some web views, or where they cannot be had, as in some private windows, nothing is kept, and nobody has to know.
 */
export function keepPagesLater({ config, store }: Page): void {
  if (!config.offlinePages || !('serviceWorker' in navigator)) return;
  whenIdle(() => {
    import('./keep-pages.js').then(({ keepPages }) => keepPages(store)).catch(() => undefined);
  });
}
