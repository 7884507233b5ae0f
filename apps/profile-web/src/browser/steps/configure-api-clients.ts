import { passedOverError } from '../../shared/passed-over-error.js';
import type { Page } from '../page.js';

/**
 * Step 3: tells the API clients where to send, and as whom. Their code is not needed before the page answers a tap,
 * so each is loaded with its first call.
 */
export function configureApiClients({ data, config, host, log, connect }: Page): void {
  const { getAccessToken, renewAccessToken } = host;
  connect({
    api: once(async () => {
      const { createProfileApiClient } = await import('@oa-profile/api-client/client');
      return createProfileApiClient({
        baseUrl: config.apiUrl,
        origin: data.origin,
        language: data.lang,
        opener: data.opener,
        getAccessToken,
        renewAccessToken,
        onPassedOver: (path, places) => log.capture(passedOverError(path, places), 'api'),
      });
    }),
    keep: once(async () => {
      const { createKeepClient } = await import('@oa-profile/keep-client');
      return createKeepClient({ baseUrl: config.keepUrl, getAccessToken, renewAccessToken });
    }),
  });
}

/** Creates at the first call, and again after a failure: code that could not be loaded may come the next time. */
function once<T>(create: () => Promise<T>): () => Promise<T> {
  let created: Promise<T> | undefined;
  return () => {
    created ??= create().catch((error: unknown) => {
      created = undefined;
      throw error;
    });
    return created;
  };
}
