import type { Page } from '../page.js';

/** Step 7: starts behaviour tracking. Its code is not needed before the page answers a tap. */
export async function startTracking(page: Page): Promise<void> {
  const { tracking } = page.config;
  if (!tracking) return page.connectTracking(() => undefined);
  const { trackPage } = await import('../track-page.js');
  trackPage(page, tracking);
}
