import type { PageSection } from '@oa-profile/api-client/schemas';
import { eq } from 'drizzle-orm';
import { subPagePlugins } from '../database/schema.js';
import type { PageContent } from '../seeds/account-seed.js';
import { seededData } from '../seeds/seeded-data.js';
import { contractOf } from '../seeds/section-types.js';
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

  const sectionsOfType = (type: string): PageSection[] => {
    const { source } = contractOf(type);
    if (source.kind === 'account-page') return withData(type, page, call.publicUrl);
    if (source.kind === 'sub-page') {
      const stored = subPages.filter((subPage) => subPage.type === source.type);
      // An owner can place a section before there is anything in it; its endpoint is a 404.
      const places = stored.length > 0 ? stored : [{ id: type, pageId: 'home' }];
      return places.map(({ id, pageId }) => ({ type, id, pageId }));
    }
    return recommendation ? [{ type, id: type }] : [];
  };
  return wanted.flatMap(sectionsOfType);
}

function withData(type: string, page: PageContent, publicUrl: string): PageSection[] {
  const seeded = seededData(type, page);
  if (!seeded) return [];
  const data = withAbsoluteAddresses(seeded, publicUrl);
  const reason = misfit(contractOf(type).schema, data);
  if (reason) throw new Error(`The section ${type} does not fit its schema: ${reason}`);
  return [{ type, id: type, data }];
}
