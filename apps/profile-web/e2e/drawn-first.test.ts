import type { Page } from '@playwright/test';
import { expect, inApp, mainAction, ready, test } from './support/fixtures.js';
import { saveShortcut } from './support/sheets.js';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

interface Watched {
  /** Frames that the browser has begun since the last click. */
  frames: number;
  /** For each request since then, the frames that it came after. */
  requests: number[];
}

/** Runs before the page's own scripts. */
function watchFrames(): void {
  const watched: Watched = { frames: 0, requests: [] };
  const send = window.fetch.bind(window);
  window.fetch = (...call) => {
    watched.requests.push(watched.frames);
    return send(...call);
  };
  const reset = (): void => {
    watched.frames = 0;
    watched.requests = [];
  };
  window.addEventListener('click', reset, true);
  const count = (): void => {
    watched.frames += 1;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  Object.assign(window, { watched });
}

const framesBeforeRequests = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { watched: Watched }).watched.requests);

test('what a tap changes is drawn before the requests that it causes are sent', async ({ page, visitor }) => {
  await page.addInitScript(watchFrames);
  await page.goto(inApp('@komorebi', visitor.token));
  await ready(page);
  await page.waitForLoadState('networkidle');
  for (const [control, opens] of [
    [mainAction(page, 'Contact'), true],
    [saveShortcut(page), true],
    [mainAction(page, 'Add friend'), false],
  ] as const) {
    await control.tap();
    await expect.poll(() => framesBeforeRequests(page)).not.toEqual([]);
    expect(Math.min(...(await framesBeforeRequests(page)))).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
    // What has just opened takes no second tap for a moment.
    if (opens)
      await expect(async () => {
        await close.tap({ timeout: 1000 });
        await expect(close).toBeHidden({ timeout: 1000 });
      }).toPass();
  }
});
