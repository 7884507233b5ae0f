import { expect, ready, test } from './support/fixtures.js';

// Why dialogs are popovers (docs/platform.md): one that fails here may become modal.
test('a native modal dialog has the styles of the whole page calculated again, a popover hardly more than its own', async ({
  page,
  browser,
}) => {
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  /** How many elements the browser restyles for what is done to a dialog. */
  const restyledBy = async (method: 'showModal' | 'showPopover'): Promise<number> => {
    await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] });
    await page.evaluate((open) => {
      const dialog = document.createElement('dialog');
      if (open === 'showPopover') dialog.popover = 'manual';
      document.body.append(dialog);
      void document.body.offsetHeight;
      performance.mark('opens');
      dialog[open]();
      void document.body.offsetHeight;
      performance.mark('has opened');
      dialog.remove();
    }, method);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: { name: string; ts: number; args?: { elementCount?: number } }[];
    };
    const at = (mark: string): number => traceEvents.find(({ name }) => name === mark)?.ts ?? Number.NaN;
    return traceEvents
      .filter(({ ts }) => ts > at('opens') && ts < at('has opened'))
      .reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0);
  };
  const modal = await restyledBy('showModal');
  const popover = await restyledBy('showPopover');
  expect(modal).toBeGreaterThan(500);
  expect(popover).toBeGreaterThan(0);
  expect(popover).toBeLessThan(50);
});
