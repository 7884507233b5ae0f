import {
  type Plugin,
  sectionOf,
  type PageState,
  type ProfileServices,
  sectionElementId,
  viewHref,
} from '@oa-profile/plugin-sdk/page';
import { addTexts, cachedFormatters, type Language, type Texts } from '@oa-profile/i18n';
import { changesBetween, hasEnded, type Change } from '@oa-profile/plugin-sdk';
import type { i18n } from 'i18next';
import { PLUGIN, PAGE, type Digests } from './digests.js';
import { lastVisitTexts } from './last-visit-texts.js';

/** Something that has changed, and where it can be seen. */
export interface PageChange {
  text: string;
  href?: string;
  /** The title of its section, in the language of the page. */
  section?: string | undefined;
}

interface FindChangesOptions {
  page: PageState;
  plugins: readonly Plugin[];
  services: Pick<ProfileServices, 'captureError'>;
  i18n: i18n;
  now: number;
}

/** What two visits differ in. */
export interface FoundChanges {
  changes: readonly PageChange[];
  /** The keys of digests that cannot be compared: an older version has made them. */
  unread: readonly string[];
  /** The keys of what could not be compared now, since code for it did not load: it is still to be told. */
  missed: readonly string[];
}

/**
 * What has changed between two visits, in the order of the page. Only the code of sections with another digest is
 * loaded. What a plugin fails to tell is left out, and missed.
 */
export async function findChanges(
  before: Digests,
  digests: Digests,
  { page, plugins, services, i18n, now }: FindChangesOptions,
): Promise<FoundChanges> {
  const isOther = (key: string): boolean =>
    digests[key] !== null &&
    before[key] !== null &&
    JSON.stringify(digests[key]) !== JSON.stringify(before[key]);
  const keys = Object.keys(digests).filter(isOther);
  if (keys.length === 0) return { changes: [], unread: [], missed: [] };
  const unread: string[] = [];
  const language = i18n.language as Language;
  const { account } = page;

  const sections = page.outline
    // One that has ended is not on the page that a change would lead to.
    .filter(({ id, until }) => keys.includes(id) && !hasEnded({ until }, new Date(now)))
    .map(({ id, type, title }) => ({ keys: [id], find: () => changesOfSection(id, type, title) }));
  const pages = { keys: keys.filter((key) => key.startsWith(PAGE)), find: changesOfPages };
  const ofPlugins = plugins.map((plugin) => ({
    keys: [PLUGIN + plugin.name],
    find: () => changesOf(plugin),
  }));
  const parts = [...sections, pages, ...ofPlugins];
  const found = await Promise.allSettled(parts.map(({ find }) => find()));
  for (const each of found) if (each.status === 'rejected') services.captureError(each.reason, 'last-visit');
  return {
    changes: found.flatMap((each) => (each.status === 'fulfilled' ? each.value : [])),
    unread,
    missed: parts.flatMap((part, index) => (found[index]?.status === 'rejected' ? part.keys : [])),
  };

  async function changesOfSection(id: string, type: string, title: string): Promise<readonly PageChange[]> {
    const section = await sectionOf(plugins, type);
    if (!section) return [];
    const texts: Texts = section.texts;
    await addTexts(i18n, texts);
    const formatters = cachedFormatters(language, account.timeZone);
    const context = { account, language, formatters, now: new Date(now) };
    const t = i18n.getFixedT(language, texts.namespace);
    // Views know only the first section of a type.
    const hasViews = id === type && section.View !== undefined;
    const hrefOf = ({ itemId }: Change): string =>
      hasViews && itemId !== undefined
        ? viewHref(page, { name: 'item', plugin: type, itemId })
        : `#${sectionElementId(id)}`;
    const changes = changesBetween(section, [before[id], digests[id]], context, t);
    if (!changes) unread.push(id);
    return (changes ?? []).map((change) => ({
      text: change.text,
      section: title,
      href: hrefOf(change),
    }));
  }

  /** The account's other pages. */
  async function changesOfPages(): Promise<PageChange[]> {
    await addTexts(i18n, lastVisitTexts);
    const t = i18n.getFixedT(language, lastVisitTexts.namespace);
    return page.tabs
      .filter(({ id }) => keys.includes(PAGE + id) && before[PAGE + id] !== undefined)
      .map(({ id, title }) => ({
        text: t('page', { title }),
        href: viewHref(page, { name: 'page', pageId: id }),
      }));
  }

  async function changesOf({ name, since }: Plugin): Promise<readonly PageChange[]> {
    const key = PLUGIN + name;
    if (!since || !keys.includes(key) || before[key] === undefined) return [];
    const { texts, changes } = await since.load();
    await addTexts(i18n, texts);
    return changes(page, i18n.getFixedT(language, texts.namespace), [before[key], digests[key]]);
  }
}
