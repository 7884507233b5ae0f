import { createProfileApiClient } from '@oa-profile/api-client';
import { isProfileError } from '@oa-profile/errors';
import type { Language } from '@oa-profile/i18n';
import { section, type Coupons } from '@oa-profile/plugin-coupon/data';
import { cache } from 'react';

/**
 * The data for an account's pages, fetched on the server: once per request, however many components ask.
 *
 * @returns undefined when there is no such account
 */
export const fetchProfile = cache(async (searchId: string, language: Language) => {
  const api = createProfileApiClient({
    baseUrl: process.env['API_URL'] ?? 'http://localhost:4100',
    origin: 'web',
    language,
    opener: { platform: 'Unknown' },
    // A page should not wait as long as a visitor's own call.
    timeout: 3000,
  });
  try {
    const { account, sections } = await api.getAccountPage(searchId);
    const found = sections.find(({ type }) => type === section.type);
    const [relation, coupons] = await Promise.all([
      // The anonymous relation: no visitor is known here.
      api.getRelation(account.accountId),
      found?.pageId === undefined
        ? Promise.resolve<Coupons>({ items: [] })
        : api.getSubPagePlugin(
            { accountId: account.accountId, pageId: found.pageId, type: 'COUPON', pluginId: found.id },
            { schema: section.schema },
          ),
    ]);
    return { account, relation, coupons };
  } catch (error) {
    if (isProfileError(error, 'HTTP_ABNORMAL') && error.data?.status === 404) return undefined;
    throw error;
  }
});
