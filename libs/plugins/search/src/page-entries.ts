import {
  type Plugin,
  hoursOf,
  linksOf,
  sectionOf,
  outlineId,
  type PageState,
  type ProfileServices,
  sectionElementId,
  sectionKey,
  type selectSectionData,
  viewHref,
} from '@oa-profile/plugin-sdk/page';
import {
  addTexts,
  createI18n,
  cachedFormatters,
  languageOfCountry,
  matchLanguage,
  type Language,
  type Texts,
} from '@oa-profile/i18n';
import {
  hasEnded,
  searchEntriesOf,
  type AnyPluginSection,
  type HighlightContext,
  type PluginContext,
  type SearchEntry,
} from '@oa-profile/plugin-sdk';
import { hoursSearchText, withClosings, type TranslateHours } from '@oa-profile/plugin-sdk/hours';
import type { i18n } from 'i18next';
import type { Account } from '@oa-profile/api-client';
import { foldOnce } from './search-entries.js';

/** Something on the page that can be found. */
export interface PageEntry extends SearchEntry {
  /** Unique among all entries. */
  key: string;
  /** Title of its section, in the language of the page; absent if it is in none, or is that title. */
  section?: string;
  /** The page's own words in the languages of the account, which are found and not shown. */
  also?: string | undefined;
  /** Whether it is the title of a section. */
  isSection?: boolean;
  /** Where it leads: to its own view, or to its section. */
  href: string;
}

/** What {@link pageEntries} reads. */
interface KnownPage {
  page: PageState;
  plugins: readonly Plugin[];
  sectionData: ReturnType<typeof selectSectionData>;
}

/** What the search looks through. */
export interface PageEntries {
  entries: readonly PageEntry[];
  /** The code of some section could not be loaded. */
  isIncomplete: boolean;
}

/**
 * What can be found: the account itself, what plugins offer to do, and each section that has something to show, by its title and by all that it
 * shows, as far as its data have loaded, in the order of the page.
 */
export async function pageEntries(
  { page, plugins, sectionData }: KnownPage,
  services: Pick<ProfileServices, 'captureError'>,
  i18n: i18n,
  now: Date,
): Promise<PageEntries> {
  const { account } = page;
  const hours = hoursOf(page)?.hours;
  const instances = [
    i18n,
    ...languagesOfAccount(account, i18n.language as Language).map((each) => createI18n(each)),
  ];
  const found = await Promise.allSettled(
    page.sections.map(async (section, position): Promise<PageEntry[]> => {
      const { type } = section;
      const id = outlineId(page.sections, position);
      const title = page.outline.find((outline) => outline.id === id && !hasEnded(outline, now))?.title;
      const plugin = title === undefined ? undefined : await sectionOf(plugins, type);
      if (!plugin || title === undefined) return [];
      const data = sectionData[sectionKey(section)]?.data ?? section.data;
      // Views know only the first section of a type.
      const hasViews = id === type;
      const href = hasViews ? viewHref(page, { name: 'section', plugin: type }) : `#${sectionElementId(id)}`;
      const [own, ...others] = await Promise.all(
        instances.map((instance, place) =>
          entriesIn(plugin, data, { account, hours, now }, instance).catch((error: unknown) => {
            // The words of the account's languages are an aid; without those of the page nothing could be shown.
            if (place === 0) throw error;
            return undefined;
          }),
        ),
      );
      const titleEntry = {
        key: id,
        isSection: true,
        title,
        titleLang: i18n.language,
        also: textOf(others.map((each) => each?.title)),
        href: `#${sectionElementId(id)}`,
      };
      const entries = (own?.entries ?? []).map((entry, place) => {
        const { itemId } = entry;
        const isItem = hasViews && plugin.View && itemId !== undefined;
        return {
          ...entry,
          key: `${id} ${place}`,
          section: title,
          also: textOf(others.flatMap((each) => [each?.entries[place]?.title, each?.entries[place]?.text])),
          href: isItem ? viewHref(page, { name: 'item', plugin: type, itemId }) : href,
        };
      });
      return [titleEntry, ...entries];
    }),
  );
  for (const each of found) if (each.status === 'rejected') services.captureError(each.reason, 'search');
  const entries = [
    ...accountEntries(page),
    ...(await offeredEntries(page, plugins, instances, (error) => services.captureError(error, 'search'))),
    ...found.flatMap((each) => (each.status === 'fulfilled' ? each.value : [])),
  ];
  // Now, since a keystroke would wait for it.
  entries.forEach(foldOnce);
  return {
    entries,
    isIncomplete: found.some(({ status }) => status === 'rejected'),
  };
}

/** What plugins offer to do. */
async function offeredEntries(
  page: PageState,
  plugins: readonly Plugin[],
  instances: readonly i18n[],
  onError: (error: unknown) => void,
): Promise<PageEntry[]> {
  const [own = [], ...others] = await Promise.all(
    instances.map(async (instance) => {
      await Promise.allSettled(plugins.map(async ({ texts }) => texts && addTexts(instance, texts)));
      return linksOf(plugins, 'button', page, instance, onError);
    }),
  );
  return own.map(({ name, link: { label, href } }) => ({
    key: `plugin ${name}`,
    title: label,
    titleLang: instances[0]?.language,
    also: textOf(others.map((each) => each.find((other) => other.name === name)?.link.label)),
    href,
  }));
}

/** The title of a section and its entries, in an instance's language. */
async function entriesIn(
  section: AnyPluginSection,
  data: unknown,
  { account, ...present }: Pick<HighlightContext, 'account'> & Pick<PluginContext, 'hours' | 'now'>,
  instance: i18n,
): Promise<{ title: string; entries: readonly SearchEntry[] }> {
  const texts: Texts = section.texts;
  await addTexts(instance, texts);
  const language = instance.language as Language;
  const t = instance.getFixedT(language, texts.namespace);
  const context = { account, language, formatters: cachedFormatters(language, account.timeZone) };
  // Only plugins with the texts of hours have entries with hours.
  const inWords = ({ hours, lastCall, ...entry }: SearchEntry): SearchEntry =>
    hours
      ? {
          ...entry,
          text: hoursSearchText(withClosings(hours, present), {
            now: present.now,
            formatters: context.formatters,
            language,
            t: t as TranslateHours,
            lastCall,
          }),
          textLang: language,
        }
      : entry;
  return { title: t('title'), entries: searchEntriesOf(section, data, context, t).map(inWords) };
}

const textOf = (texts: readonly (string | undefined)[]): string | undefined =>
  texts.filter(Boolean).join('\n') || undefined;

/** The languages of the account's words and of its country, other than that of the page: people type in those, too. */
function languagesOfAccount(
  { contentLanguage, countryCode }: Pick<Account, 'contentLanguage' | 'countryCode'>,
  page: Language,
): Language[] {
  const all = [contentLanguage && matchLanguage(contentLanguage), languageOfCountry(countryCode)];
  return [...new Set(all)].filter((each): each is Language => Boolean(each) && each !== page);
}

/** What the page shows beside its sections, in the account's words: who it is, and the names of its other pages. */
function accountEntries(page: PageState): PageEntry[] {
  const { name, category, statusMessage, description } = page.account;
  const about = [category, statusMessage, description].filter(Boolean).join('\n');
  return [
    { key: 'account', title: name, text: about, href: '#top' },
    ...page.tabs.map(({ id, title }) => ({
      key: `page ${id}`,
      title,
      href: viewHref(page, { name: 'page', pageId: id }),
    })),
  ];
}
