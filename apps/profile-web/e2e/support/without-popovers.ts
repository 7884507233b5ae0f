import type { Page } from '@playwright/test';

/** Makes the browser behave as one without popovers. */
export async function withoutPopovers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    delete (HTMLElement.prototype as { popover?: unknown }).popover;
    delete (HTMLButtonElement.prototype as { popoverTargetElement?: unknown }).popoverTargetElement;
    // Prevents the browser from opening one by itself.
    const refuse = (event: Event): void => {
      if (event.target instanceof Element && event.target.matches('[popover]:not(dialog)'))
        event.preventDefault();
    };
    addEventListener('beforetoggle', refuse, true);
  });
}
