import { createProfileApiClient } from '@oa-profile/api-client';
import { isProfileError } from '@oa-profile/errors';

/** The name of an account; undefined if there is none. */
export async function accountName(searchId, fetch = globalThis.fetch) {
  const api = createProfileApiClient({
    baseUrl: 'https://api.example.com',
    origin: 'web',
    language: 'en',
    opener: { platform: 'Desktop' },
    fetch,
  });
  try {
    return (await api.getAccountPage(searchId)).account.name;
  } catch (error) {
    if (isProfileError(error, 'HTTP_ABNORMAL') && error.data.status === 404) return undefined;
    throw error;
  }
}
