import type { ProfileApiClient } from '@oa-profile/api-client' with { 'resolution-mode': 'import' };

/** With `node16`, CommonJS imports ES modules dynamically, and their types with `resolution-mode`. */
async function createClient(): Promise<ProfileApiClient> {
  const { createProfileApiClient } = await import('@oa-profile/api-client');
  return createProfileApiClient({
    baseUrl: 'https://api.example.com',
    origin: 'web',
    language: 'en',
    opener: { platform: 'Unknown' },
    retries: 0,
  });
}

async function run(): Promise<void> {
  const [api, { isProfileError }] = await Promise.all([createClient(), import('@oa-profile/errors')]);
  await api.getCounts('').catch((error: unknown) => {
    if (isProfileError(error, 'INVALID_PARAM')) console.log('imported');
  });
}

void run();
