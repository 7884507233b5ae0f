import type { Page } from '../page.js';

/** Step 7: starts behaviour tracking. Its code is not needed before the page answers a tap. */
export async function startTracking(page: Page): Promise<void> {
  const { tracking } = page.config;
  try {
    if (!tracking) return page.connectTracking(noTracking);
    const { trackPage } = await import('../track-page.js');
    trackPage(page, tracking);
  } catch (error) {
    // Nobody will ever take what waits.
    page.connectTracking(noTracking);
    throw error;
  }
}

const noTracking = (): void => undefined;
