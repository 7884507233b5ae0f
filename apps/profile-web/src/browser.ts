import '@oa-profile/ui/style.css';
// Here, since the server renders error pages and no other script would load their styles.
import '@oa-profile/profile/error-page.css';
import '@oa-profile/page-start/style.css';
import {
  addExtraScripts,
  configureApiClients,
  endStart,
  endWithoutPage,
  keepSeenPages,
  loadInitialData,
  loadLanguage,
  makeInteractive,
  startPage,
  startSdk,
  startTracking,
} from '@oa-profile/page-start';

const plugins = () => import('./plugins.js').then((list) => list.plugins);

/**
 * The seven steps of the start, in their order. A failing step is logged, and what depends on it stays off: without data or
 * language the page does not become interactive and says so; without API clients each action says that it failed; without
 * the SDK the visitor is anonymous.
 */
startPage(async ({ step, log }): Promise<void> => {
  await step('1 error logging', () => log.listen());
  const page = await step('2 initial data', () => loadInitialData({ log, plugins }));
  if (!page) return endWithoutPage({ step, log });

  await step('3 API clients', () => configureApiClients(page));
  if (page.liff) await step('4 app SDK', () => startSdk(page));
  const i18n = await step('5 language', () => loadLanguage(page));
  if (i18n) makeInteractive(page, i18n);
  else endStart('failed');

  await step('6 extra scripts', () => addExtraScripts(page));
  await step('7 tracking', () => startTracking(page));
  keepSeenPages(page);
});
