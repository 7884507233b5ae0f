import type { Page } from '../page.js';

/**
 * Step 4, in the app only: starts the SDK, so that requests carry the visitor's token. Browsers do not load its code. A
 * slow SDK is not waited for: see docs/decisions/signing-in.md#the-page-goes-on-while-the-sdk-starts.
 *
 * @throws the SDK's own error with its code, or `TIMEOUT`. The page then treats the visitor as anonymous, and says so.
 */
export async function startSdk(page: Page): Promise<void> {
  if (!page.liff) return;
  const { initialiseSdk } = await import('./initialise-sdk.js');
  await initialiseSdk(page.liff, page);
}
