import type { PageSection } from '@oa-profile/api-client';
import { and, eq } from 'drizzle-orm';
import { subPagePlugins } from '../database/schema.js';
import type { SectionContents } from '../seeds/account-seed.js';
import { seededData } from '../seeds/seeded-data.js';
import { contractOf } from '../seeds/section-types.js';
import { withAbsoluteAddresses } from './absolute-addresses.js';
import type { Call } from './call.js';
import { misfit } from './fits-schema.js';

/** The id of an account's first page, among those that have sub-page plugins. */
const HOME = 'home';

/** Which sections to return, and of which page. */
export interface WantedSections {
  /** @default the first page */
  pageId?: string;
  /** Their types, in the owner's order. */
  types: readonly string[];
  contents: SectionContents;
}

/** The sections of an account's page, in the owner's order: with their data, or with where to request them. */
export async function sectionsOf(
  { database, account, publicUrl }: Call,
  { pageId = HOME, types, contents }: WantedSections,
): Promise<PageSection[]> {
  const { recommendation } = account.content;
  const subPages = await database
    .select({
      type: subPagePlugins.type,
      id: subPagePlugins.pluginId,
      pageId: subPagePlugins.pageId,
    })
    .from(subPagePlugins)
    .where(and(eq(subPagePlugins.accountId, account.accountId), eq(subPagePlugins.pageId, pageId)));

  const sectionsOfType = (type: string): PageSection[] => {
    const { source } = contractOf(type);
    // Unique within the account, so that sections of different pages are not confused.
    const id = pageId === HOME ? type : `${pageId}-${type}`;
    if (source.kind === 'account-page') {
      const data = withData(type, contents, publicUrl);
      return data === undefined ? [] : [{ type, id, data }];
    }
    if (source.kind === 'sub-page') {
      const stored = subPages.filter((subPage) => subPage.type === source.type);
      // An owner can add a section before it has any content; its endpoint is then a 404.
      const places = stored.length > 0 ? stored : [{ id, pageId }];
      return places.map((place) => ({ type, id: place.id, pageId: place.pageId }));
    }
    return recommendation ? [{ type, id }] : [];
  };
  return types.flatMap(sectionsOfType);
}

function withData(type: string, contents: SectionContents, publicUrl: string): unknown {
  const seeded = seededData(type, contents);
  if (!seeded) return undefined;
  const data = withAbsoluteAddresses(seeded, publicUrl);
  const reason = misfit(contractOf(type).schema, data);
  if (reason) throw new Error(`The section ${type} does not fit its schema: ${reason}`);
  return data;
}
