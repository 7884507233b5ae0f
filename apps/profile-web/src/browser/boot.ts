import type { LiffBridge } from '@oa-profile/host-bridge';
import type { ProfileStore } from '@oa-profile/profile';
import { createErrorLog, type ErrorLog } from '@oa-profile/telemetry/error-log';
import { addExtraScripts } from './steps/add-extra-scripts.js';
import { configureApiClients } from './steps/configure-api-clients.js';
import { loadInitialData } from './steps/load-initial-data.js';
import { loadLanguage } from './steps/load-language.js';
import { startTracking } from './steps/start-tracking.js';
import { connectErrorReporting } from './connect-error-reporting.js';
import { makeInteractive } from './make-interactive.js';
import { earlyClick } from './start/early-click.js';
import { keepPagesLater } from './keep-pages-later.js';
import { trustTexts } from './trust-texts.js';
import { endStart } from './start/start-state.js';

/**
 * Starts the page: the seven steps of docs/product.md#starting-in-the-browser, in their order.
 *
 * A failing step never takes the server's page away. The failure is logged with its message and code, and what depends
 * on the step stays off: without data or language the page does not become interactive and says so; without API clients
 * each action says that it failed; without the SDK the visitor is anonymous.
 */
export async function boot(): Promise<void> {
  const log = createErrorLog();
  await step('1 error logging', () => log.listen(), log);
  const page = await step('2 initial data', () => loadInitialData(log), log);
  const closeButton = page ? null : document.querySelector<HTMLButtonElement>('[data-close]');
  // An error page: the server has already logged the error.
  if (closeButton) return step('closing', () => closeFrom(closeButton), log);
  connectErrorReporting(log, page);
  if (!page) {
    endStart('failed');
    return;
  }

  // Before any script is loaded that Trusted Types would refuse.
  trustTexts(page);
  await step('3 API clients', () => configureApiClients(page), log);
  const { liff, store } = page;
  if (liff) await step('4 app SDK', () => startSdk(liff, store), log);
  const i18n = await step('5 language', () => loadLanguage(page), log);
  if (i18n) makeInteractive(page, i18n, earlyClick);
  else endStart('failed');

  await step('6 extra scripts', () => addExtraScripts(page), log);
  await step('7 tracking', () => startTracking(page), log);
  keepPagesLater(page);
}

/** Needed in the app only, so browsers do not load the code. */
async function startSdk(liff: Promise<LiffBridge>, store: ProfileStore): Promise<void> {
  const { initialiseSdk } = await import('./steps/initialise-sdk.js');
  await initialiseSdk(liff, store);
}

/** Needed on error pages only, so other pages do not load the code. */
async function closeFrom(button: HTMLButtonElement): Promise<void> {
  const { offerClose } = await import('./steps/offer-close.js');
  await offerClose(button);
}

/** Runs one step and marks it, so that the browser's performance timeline shows the order. */
async function step<Result>(
  name: string,
  run: () => Result | Promise<Result>,
  log: ErrorLog,
): Promise<Result | undefined> {
  try {
    performance.mark(`boot ${name}`);
    return await run();
  } catch (error) {
    performance.mark(`boot ${name} failed`);
    log.capture(error, `boot ${name}`);
    return undefined;
  }
}
