import type { PageSection } from '@oa-profile/api-client/schemas';
import { withAbsoluteAddresses } from './profile-api/absolute-addresses.js';
import { baanrimnam } from './seeds/baanrimnam/baanrimnam.js';
import { komorebi } from './seeds/komorebi/komorebi.js';
import { seededData } from './seeds/seeded-data.js';
import { shanlan } from './seeds/shanlan/shanlan.js';

/** Items in a page of a long list. */
const PAGE_SIZE = 6;

/**
 * The sections of the account that has everything, as the platform sends them to a new visitor. For stories, which run
 * without a platform: this needs neither Node nor a database.
 *
 * @param publicUrl where the platform's artwork is served
 */
export function samplePage(publicUrl: string): PageSection[] {
  const { page, sections = [] } = komorebi;
  return sections.map((type) => {
    const data = seededData(type, page.original);
    return data === undefined
      ? { type, id: type, pageId: 'home' }
      : { type, id: type, data: withAbsoluteAddresses(data, publicUrl) };
  });
}

/** The response for a section of {@link samplePage} with its own endpoint, by the requested path. */
export function sampleAnswer(path: string, publicUrl: string): unknown {
  const [, type] = /\/plugin\/([^/]+)\/[^/]+$/.exec(path) ?? [];
  if (path.endsWith('/recommendation')) return withAbsoluteAddresses(recommendation(), publicUrl);
  const content = komorebi.subPages?.find((subPage) => subPage.type === type)?.content.original;
  return (
    content &&
    withAbsoluteAddresses({ ...paged(content), ...(type === 'SHOPCARD' && { points: 0 }) }, publicUrl)
  );
}

function paged(content: object): object {
  const { items } = content as { items?: readonly unknown[] };
  if (!items || items.length <= PAGE_SIZE) return content;
  return { ...content, items: items.slice(0, PAGE_SIZE), nextCursor: String(PAGE_SIZE) };
}

function recommendation(): object {
  const accounts = [baanrimnam, shanlan].map(({ page }) => {
    const { accountId, basicSearchId, name, badge, icon, category, contentLanguage } = page.original.account;
    return { accountId, searchId: basicSearchId, name, badge, icon, category, contentLanguage };
  });
  return { accounts, items: komorebi.recommendation?.original.items ?? [] };
}
