import { reportErrorsLater } from './report-errors-later.js';
import { endStart } from './early/start-state.js';
import type { Start } from './start-page.js';

/**
 * Ends the start of a document whose initial data hold no page: on an error page, which the server has already logged,
 * its button to close it is offered in the app; otherwise the failure is reported, and the visitor is told.
 */
export async function endWithoutPage({ step, log }: Start): Promise<void> {
  const closeButton = document.querySelector<HTMLButtonElement>('[data-close]');
  if (closeButton) {
    await step('closing', () => closeFrom(closeButton));
    return;
  }
  reportErrorsLater(log, undefined);
  endStart('failed');
}

/** Needed on error pages only, so other pages do not load the code. */
async function closeFrom(button: HTMLButtonElement): Promise<void> {
  const { offerClose } = await import('./steps/offer-close.js');
  await offerClose(button);
}
