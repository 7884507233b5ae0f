import type { Page } from '../page.js';

/**
 * Step 3: tells the API clients where to send, and as whom. Their code is not needed before the page answers a tap,
 * so it is loaded with the first call.
 */
export function configureApiClients({ data, config, host, connect }: Page): void {
  let client: ReturnType<typeof create> | undefined;
  const create = async () => {
    const { createProfileApiClient } = await import('@oa-profile/api-client/client');
    return createProfileApiClient({
      baseUrl: config.apiUrl,
      origin: data.origin,
      language: data.lang,
      opener: data.opener,
      getAccessToken: host.getAccessToken,
    });
  };
  connect(() => {
    client ??= create().catch((error: unknown) => {
      // The next call tries to load it again.
      client = undefined;
      throw error;
    });
    return client;
  });
}
