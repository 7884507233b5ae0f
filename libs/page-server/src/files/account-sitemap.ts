import type { PageSection } from '@oa-profile/api-client';
import { sectionOf } from '@oa-profile/plugin-sdk/page';
import { allSections, type View, itemCardOf } from '@oa-profile/plugin-sdk/internal';
import { describeView } from '@oa-profile/profile';
import { html } from 'hono/html';
import * as v from 'valibot';
import type { Site } from '../documents/site.js';
import { alternatesOf } from '../requests/addresses.js';
import { profileUrl, type AccountFile, type AccountFileInput } from './account-file.js';

/**
 * The addresses of an account for search engines, in every language: profile, views of plugins, its other pages, and
 * the items that its pages show, as many as search engines read. Items on later pages of long lists are found through
 * links.
 */
export async function accountSitemap({
  answer,
  language,
  config,
  site,
}: AccountFileInput): Promise<AccountFile> {
  const i18n = await site.texts(language);
  const pages = answer.subPages.map(({ id }) => ({ name: 'page', pageId: id }) as const);
  const named = Object.keys(site.ownViews).map((view) => ({ name: 'named', view }) as const);
  const own = await Promise.all(
    [...named, ...pages].map((view) =>
      describeView(view, answer, { i18n, plugins: site.latePlugins }).then(
        (card) => (card?.indexed ? [view] : []),
        // Its own address says so, and logs it.
        () => [],
      ),
    ),
  );
  const items = await Promise.all(allSections(answer).map((section) => itemsOf(section, site)));
  const views: View[] = [{ name: 'profile' }, ...own.flat(), ...items.flat()];
  const profile = profileUrl(config, answer.account);
  let content = START;
  let left = MOST_ADDRESSES;
  for (const view of views) {
    const { addresses, text } = await entriesOf(profile, view);
    left -= addresses;
    if (left < 0 || content.length + text.length + END.length > MOST_BYTES) break;
    content += text;
  }
  return { contentType: 'application/xml; charset=utf-8', content: content + END };
}

/** What search engines read of a sitemap: https://www.sitemaps.org/protocol.html. All of its characters are ASCII. */
const MOST_ADDRESSES = 50_000;
const MOST_BYTES = 50_000_000;

const START = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
`;
const END = `</urlset>
`;

/** Each address names all its alternates and itself, as search engines require. */
async function entriesOf(profile: string, view: View): Promise<{ addresses: number; text: string }> {
  const alternates = alternatesOf(profile, view);
  const links = String(
    await html`${alternates.map(
      ({ language, url }) => html`<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`,
    )}`,
  );
  const entries = await Promise.all(
    alternates.map(async ({ url }) => `<url><loc>${String(await html`${url}`)}</loc>${links}</url>\n`),
  );
  return { addresses: alternates.length, text: entries.join('') };
}

const withIds = v.object({ items: v.array(v.unknown()) });
const withId = v.looseObject({ id: v.string() });

/** The views of a section's items; none if its plugin has no item view or the data are invalid. */
async function itemsOf({ type, data }: PageSection, { plugins }: Site): Promise<View[]> {
  const list = v.safeParse(withIds, data);
  if (!list.success) return [];
  const plugin = await sectionOf(plugins, type);
  return list.output.items.flatMap((item): View[] =>
    plugin && v.is(withId, item) && itemCardOf(plugin, data, item.id)
      ? [{ name: 'item', plugin: type, itemId: item.id }]
      : [],
  );
}
