import { addTexts, cachedFormatters, type Language, type Texts } from '@oa-profile/i18n';
import { changesBetween, type Change } from '@oa-profile/plugin-sdk';
import type { i18n } from 'i18next';
import { sectionElementId } from '../../../core/outline/section-element-id.js';
import { loadPlugin } from '../../../core/plugins/load-plugin.js';
import type { PageState } from '../../../core/store/page-state.js';
import type { ProfileServices } from '../../../core/store/services.js';
import { viewHref } from '../../../core/views/view.js';
import { PAGE, RESERVATION, type Digests } from './digests.js';
import { lastVisitTexts } from './last-visit-texts.js';

/** Something that has changed, and where it can be seen. */
export interface PageChange {
  text: string;
  /** The title of its section, in the language of the page. */
  section?: string | undefined;
  /** Its view or its section; absent if there is nothing to see any more. */
  href?: string | undefined;
}

interface FindChangesOptions {
  page: PageState;
  services: Pick<ProfileServices, 'plugins' | 'captureError'>;
  i18n: i18n;
  now: number;
}

/** What two visits differ in. */
export interface FoundChanges {
  changes: readonly PageChange[];
  /** The keys of digests that cannot be compared: an older version has made them. */
  unread: readonly string[];
}

/**
 * What has changed between two visits, in the order of the page. Only the code of sections with another digest is
 * loaded. What a plugin fails to tell is left out.
 */
export async function findChanges(
  before: Digests,
  digests: Digests,
  { page, services, i18n, now }: FindChangesOptions,
): Promise<FoundChanges> {
  const isOther = (key: string): boolean =>
    digests[key] !== null &&
    before[key] !== null &&
    JSON.stringify(digests[key]) !== JSON.stringify(before[key]);
  const keys = Object.keys(digests).filter(isOther);
  if (keys.length === 0) return { changes: [], unread: [] };
  const unread: string[] = [];
  const plugins = await services.plugins();
  const language = i18n.language as Language;
  const { account } = page;

  const sections = page.outline
    .filter(({ id }) => keys.includes(id))
    .map(async ({ id, type, title }): Promise<PageChange[]> => {
      const plugin = await loadPlugin(plugins, type);
      if (!plugin) return [];
      const texts: Texts = plugin.texts;
      await addTexts(i18n, texts);
      const formatters = cachedFormatters(language, account.timeZone);
      const context = { account, language, formatters, now: new Date(now) };
      const t = i18n.getFixedT(language, texts.namespace);
      // Views know only the first section of a type.
      const hasViews = id === type && plugin.View !== undefined;
      const hrefOf = ({ itemId }: Change): string =>
        hasViews && itemId !== undefined
          ? viewHref(page, { name: 'item', plugin: type, itemId })
          : `#${sectionElementId(id)}`;
      const changes = changesBetween(plugin, [before[id], digests[id]], context, t);
      if (!changes) unread.push(id);
      return (changes ?? []).map((change) => ({
        text: change.text,
        section: title,
        href: hrefOf(change),
      }));
    });
  const found = await Promise.allSettled([...sections, ownChanges()]);
  for (const each of found) if (each.status === 'rejected') services.captureError(each.reason, 'since');
  return { changes: found.flatMap((each) => (each.status === 'fulfilled' ? each.value : [])), unread };

  /** What no section tells: the account's other pages, and whether it takes reservations. */
  async function ownChanges(): Promise<PageChange[]> {
    await addTexts(i18n, lastVisitTexts);
    const t = i18n.getFixedT(language, lastVisitTexts.namespace);
    const pages = page.tabs
      .filter(({ id }) => keys.includes(PAGE + id) && before[PAGE + id] !== undefined)
      .map(({ id, title }) => ({
        text: t('page', { title }),
        href: viewHref(page, { name: 'page', pageId: id }),
      }));
    if (!keys.includes(RESERVATION) || before[RESERVATION] === undefined) return pages;
    return digests[RESERVATION] === true
      ? [...pages, { text: t('reservation.new'), href: viewHref(page, { name: 'reservation' }) }]
      : [...pages, { text: t('reservation.gone') }];
  }
}
