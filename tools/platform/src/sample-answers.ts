import type { PageSection } from '@oa-profile/api-client';
import { withAbsoluteAddresses } from './profile-api/absolute-addresses.js';
import { translate } from './profile-api/translate.js';
import { paged, subPageOf } from './sample-page.js';
import { accountSeeds } from './seeds/account-seeds.js';
import { contractOf } from './seeds/section-types.js';
import { seededData } from './seeds/seeded-data.js';
import { shareImageFor } from './seeds/share-images.js';

/** Search ids of the accounts that {@link sampleAnswerTo} answers for. */
export const sampleSearchIds: readonly string[] = accountSeeds
  .filter(({ access }) => access !== 'forbidden')
  .map(({ page: { original } }) => original.account.premiumSearchId ?? original.account.basicSearchId);

/**
 * What the platform answers an anonymous visitor about an account: the account page without its further pages, and the
 * first page of a sub-page plugin. For tests that run without a platform; undefined if there is no such thing.
 *
 * @param path of the Profile API, decoded
 * @param language BCP 47
 * @param publicUrl where the platform's artwork is served
 */
export function sampleAnswerTo(path: string, language: string, publicUrl: string): unknown {
  const [, id, rest = ''] = /^\/v1\/account-page\/([^/]+)\/(.*)$/.exec(path) ?? [];
  const seed = accountSeeds.find(({ page: { original } }) =>
    [original.account.premiumSearchId, original.account.basicSearchId, original.account.accountId].includes(
      id,
    ),
  );
  if (!seed) return undefined;
  const own = seed.page.original.account.contentLanguage;
  const [, type] = /\/plugin\/([A-Z]+)\//.exec(rest) ?? [];
  if (type) {
    const content = subPageOf(seed, type);
    return content && withAbsoluteAddresses(paged(translate(content, own, language).value), publicUrl);
  }
  if (rest) return undefined;
  const { value: page, language: contentLanguage } = translate(seed.page, own, language);
  const sections = (seed.sections ?? []).flatMap((section): PageSection[] => {
    const { source } = contractOf(section);
    const data = seededData(section, page);
    if (data !== undefined) return [{ type: section, id: section, data }];
    return source.kind === 'sub-page' && subPageOf(seed, source.type)
      ? [{ type: section, id: section, pageId: 'home' }]
      : [];
  });
  const account = {
    showsFriendCount: true,
    features: [],
    ...page.account,
    shareImage: page.account.shareImage ?? shareImageFor(page.account.cover),
    contentLanguage,
  };
  return withAbsoluteAddresses({ account, sections, subPages: [], nearbyPlaces: [] }, publicUrl);
}
