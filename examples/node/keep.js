/**
 * Prints an account, and keeps its page for a visitor.
 *
 *     ACCESS_TOKEN=visitor-mei node keep.js @komorebi
 */
import { createProfileApiClient } from '@oa-profile/api-client';
import { describeError } from '@oa-profile/errors';
import { createKeepClient } from '@oa-profile/keep-client';

const {
  API_URL: apiUrl = 'http://localhost:4100',
  KEEP_URL: keepUrl = apiUrl,
  PAGE_URL: pageUrl = 'http://localhost:3000',
  ACCESS_TOKEN: token,
} = process.env;
const [searchId = '@komorebi'] = process.argv.slice(2);

const api = createProfileApiClient({
  baseUrl: apiUrl,
  origin: 'web',
  language: 'en',
  opener: { platform: 'Unknown' },
  // Milliseconds, retries included: a script may wait longer than a visitor.
  timeout: 30_000,
});
const keep = createKeepClient({ baseUrl: keepUrl, getAccessToken: () => token, timeout: 30_000 });

try {
  const { account, sections } = await api.getAccountPage(searchId);
  console.log(`${account.name} (${account.basicSearchId}): ${sections.map(({ type }) => type).join(', ')}`);
  const { kept } = await keep.keepStatus(account.basicSearchId);
  if (!kept)
    await keep.create({
      contentId: account.basicSearchId,
      title: account.name,
      url: `${pageUrl}/${account.basicSearchId}`,
    });
  console.log(kept ? 'It was kept before.' : 'It is kept now.');
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}
