import type { Page } from '../page.js';

/** Step 7: starts behaviour tracking. Its code is not needed to make the page interactive, so it is loaded here. */
export async function startTracking(page: Page): Promise<void> {
  const { tracking } = page.config;
  try {
    if (!tracking) {
      page.connectTracking(noTracking);
      return;
    }
    const { trackPage } = await import('../track-page.js');
    await trackPage(page, tracking);
  } catch (error) {
    // Drops the waiting events, which will never be sent.
    page.connectTracking(noTracking);
    throw error;
  }
}

const noTracking = (): void => undefined;
