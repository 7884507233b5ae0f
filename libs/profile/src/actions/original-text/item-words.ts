import type { CallOptions } from '@oa-profile/api-client';
import { ProfileError } from '@oa-profile/errors';
import { sectionOf, type PageState, type ProfileServices } from '@oa-profile/plugin-sdk/page';
import { allSections } from '@oa-profile/plugin-sdk/internal';
import { addTexts, createI18n, type Language } from '@oa-profile/i18n';
import type { AnyPluginSection } from '@oa-profile/plugin-sdk';
import type { LocalWords } from '@oa-profile/plugin-sdk/internal';
import { checkOnce } from '@oa-profile/plugin-sdk/internal';

export interface ItemWords {
  /** BCP 47 tag of the language, if known. */
  language: string | undefined;
  /** Undefined if the answer has no such item. */
  title: string | undefined;
}

/** The item of the page whose title is requested. */
export interface AskedItem {
  /** Type of the section. */
  plugin: string;
  itemId: string;
}

/** A section's data in one language. */
interface LocalSection {
  plugin: AnyPluginSection | undefined;
  /** Undefined if the answer has none that are valid. */
  data: unknown;
  /** BCP 47 tag of the account's words, if known. */
  contentLanguage: string | undefined;
}

/**
 * Requests a section's data in the language of the call: it is part of the page, or has a request of its own.
 */
async function localSection(
  { api: client, plugins }: ProfileServices,
  { account, sections }: Pick<PageState, 'account' | 'sections'>,
  type: string,
  options: CallOptions,
): Promise<LocalSection> {
  const [api, plugin] = await Promise.all([client(), plugins.load().then((all) => sectionOf(all, type))]);
  const shown = sections.find((section) => section.type === type);
  // Only the answer for its page tells the account's language.
  const pageAnswer = api.getAccountPage(account.basicSearchId, options);
  const read = async (): Promise<unknown> => {
    if (plugin?.source.kind !== 'sub-page' || shown?.pageId === undefined) {
      const page = await pageAnswer;
      return allSections(page).find(({ type: each, id }) => each === type && id === shown?.id)?.data;
    }
    const { accountId } = account;
    const { pageId, id: pluginId } = shown;
    return api.getSubPagePlugin({ accountId, pageId, type: plugin.source.type, pluginId }, options);
  };
  const [data, answer] = await Promise.all([read(), pageAnswer]);
  const checked = plugin && checkOnce(plugin.schema, data);
  return {
    plugin,
    data: checked?.success ? checked.output : undefined,
    contentLanguage: answer.account.contentLanguage,
  };
}

/** Requests an item's title in the language of the call. */
export async function itemWords(
  services: ProfileServices,
  page: Pick<PageState, 'account' | 'sections'>,
  { plugin: type, itemId }: AskedItem,
  options: CallOptions,
): Promise<ItemWords> {
  const { plugin, data, contentLanguage } = await localSection(services, page, type, options);
  return {
    language: contentLanguage,
    title: data === undefined ? undefined : plugin?.itemTitle?.(data, itemId),
  };
}

/**
 * Loads a plugin's data and texts in a language other than the page's. Both at once: the file of the texts is then there,
 * and kept for when there is no network, although the answer takes its time.
 *
 * @throws ProfileError when a request fails, or the answer has no valid data.
 */
export async function localWords(
  services: ProfileServices,
  page: Pick<PageState, 'account' | 'sections'>,
  type: string,
  language: Language,
): Promise<LocalWords> {
  const i18n = createI18n(language);
  const [{ plugin, data, contentLanguage }] = await Promise.all([
    localSection(services, page, type, { language }),
    services.plugins
      .load()
      .then((all) => sectionOf(all, type))
      .then((plugin) => plugin && addTexts(i18n, plugin.texts)),
  ]);
  if (!plugin || data === undefined)
    throw new ProfileError({ code: 'DATA_INVALID', message: `No ${type} in ${language}`, data: undefined });
  return { language, contentLanguage, data, t: i18n.getFixedT(language, plugin.texts.namespace) };
}
