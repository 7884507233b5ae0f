import type { PageSection, Reviews } from '@oa-profile/api-client/schemas';
import { eq } from 'drizzle-orm';
import { subPagePlugins } from '../database/schema.js';
import type { PageContent, SeededReviews } from '../seeds/account-seed.js';
import { withShareImage } from '../seeds/share-images.js';
import {
  accountPageSections,
  isAccountPageSection,
  isSubPageSection,
  RECOMMENDATION_SECTION,
  subPageSections,
  type AccountPageSection,
  type SectionType,
} from '../seeds/section-types.js';
import { withAbsoluteAddresses } from './absolute-addresses.js';
import type { Call } from './call.js';
import { misfit } from './fits-schema.js';

/** The sections of an account's page, in the owner's order: with their data, or with where those can be asked for. */
export async function sectionsOf(call: Call, page: PageContent): Promise<PageSection[]> {
  const { database, account } = call;
  const { sections: wanted = [], recommendation } = account.content;
  const subPages = await database
    .select({
      type: subPagePlugins.type,
      id: subPagePlugins.pluginId,
      pageId: subPagePlugins.pageId,
    })
    .from(subPagePlugins)
    .where(eq(subPagePlugins.accountId, account.accountId));

  const sectionsOfType = (type: SectionType): PageSection[] => {
    if (isAccountPageSection(type)) return withData(type, page, call.publicUrl);
    if (isSubPageSection(type)) {
      const stored = subPages.filter((subPage) => subPage.type === subPageSections[type]);
      // An owner can place a section before there is anything in it; its endpoint is a 404.
      const places = stored.length > 0 ? stored : [{ id: type, pageId: 'home' }];
      return places.map(({ id, pageId }) => ({ type, id, pageId }));
    }
    return recommendation ? [{ type, id: RECOMMENDATION_SECTION }] : [];
  };
  return wanted.flatMap(sectionsOfType);
}

function withData(type: AccountPageSection, page: PageContent, publicUrl: string): PageSection[] {
  const { key, schema } = accountPageSections[type];
  const seeded = seededData(key, page);
  if (!seeded) return [];
  const data = withAbsoluteAddresses(seeded, publicUrl);
  const reason = misfit(schema, data);
  if (reason) throw new Error(`The section ${type} does not fit its schema: ${reason}`);
  return [{ type, id: type, data }];
}

/** The last day on which the platform has reviews. */
const REVIEWS_END_ON = '2027-06-30';

/** What is seeded of a section, with what follows from it. */
function seededData(
  key: (typeof accountPageSections)[AccountPageSection]['key'],
  page: PageContent,
): unknown {
  if (key === 'reviews') return page.reviews && counted(page.reviews);
  if (key === 'announcements')
    return page.announcements && { items: page.announcements.items.map(withShareImage) };
  return page[key];
}

/** Adds what follows from the stars that were given, and how long there are reviews. */
export function counted(reviews: SeededReviews): Reviews {
  const count = reviews.distribution.reduce((sum, given) => sum + given, 0);
  const stars = reviews.distribution.reduce((sum, given, index) => sum + given * (index + 1), 0);
  return {
    endsOn: REVIEWS_END_ON,
    ...reviews,
    count,
    average: count === 0 ? 0 : Math.round((stars / count) * 10) / 10,
  };
}
