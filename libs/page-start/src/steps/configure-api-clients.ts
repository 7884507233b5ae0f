import { skippedPartsError } from '@oa-profile/api-client/internal';
import type { Page } from '../page.js';

/**
 * Step 3: configures the API clients with their addresses and the visitor's token. Their code is not needed to make the
 * page interactive, so each is loaded at its first request.
 */
export function configureApiClients({ data, config, host, log, connect }: Page): void {
  const { renewAccessToken } = host;
  // A request without a token would be answered as an anonymous visitor's.
  const getAccessToken = async (): Promise<string | undefined> => {
    await host.starting();
    return host.getAccessToken();
  };
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
        onSkipped: (path, places) => log.capture(skippedPartsError(path, places), 'api'),
      });
    }),
    keep: once(async () => {
      const { createKeepClient } = await import('@oa-profile/keep-client');
      return createKeepClient({ baseUrl: config.keepUrl, getAccessToken, renewAccessToken });
    }),
  });
}

/** Creates it at the first call, and after a failure at the next: code that failed to load may load then. */
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
