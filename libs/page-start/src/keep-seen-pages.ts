import { whenIdle } from '@oa-profile/plugin-sdk/internal';
import type { Page } from './page.js';

/**
 * Has the visitor's pages kept on the device, once the browser is idle. If service workers do not exist, as in some web
 * views, or fail, as in some private windows, nothing is kept and nothing is reported.
 */
export function keepSeenPages(page: Page): void {
  if (!page.config.offlinePages || !('serviceWorker' in navigator)) return;
  whenIdle(() => {
    import('./keep-pages-in-words.js')
      .then(({ keepPagesInWords }) => keepPagesInWords(page))
      .catch(() => undefined);
  });
}
