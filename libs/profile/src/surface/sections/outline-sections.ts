import type { Account, PageSection } from '@oa-profile/api-client/schemas';
import { loadPlugin, outlineId, type PluginLoaders, type SectionOutline } from '@oa-profile/plugin-sdk/page';
import { addTexts, cachedFormatters, type Language } from '@oa-profile/i18n';
import { digestOf, searchEntriesOf } from '@oa-profile/plugin-sdk';
import type { i18n } from 'i18next';
import { pluginHighlights } from './plugin-highlights.js';

/** Options of {@link outlineSections}. */
export interface OutlineSectionsOptions {
  plugins: PluginLoaders;
  account: Account;
  /** With their data, as far as available. */
  sections: readonly PageSection[];
  i18n: i18n;
  /**
   * Called when a plugin throws; its section then has no highlights, and nothing to find. @default errors are ignored
   */
  onError?: (error: unknown) => void;
}

/**
 * What the first screen and the section bar show of the sections, and what the next visit is compared with. For the page server, which has the code of all
 * plugins anyway: a browser reads it from the page.
 */
export async function outlineSections({
  plugins,
  account,
  sections,
  i18n,
  onError = () => undefined,
}: OutlineSectionsOptions): Promise<SectionOutline[]> {
  const language = i18n.language as Language;
  const formatters = cachedFormatters(language, account.timeZone);
  const context = { account, language, formatters };
  const outlines = await Promise.all(
    sections.map(async (section, position): Promise<SectionOutline | undefined> => {
      const { type } = section;
      const plugin = await loadPlugin(plugins, type);
      if (!plugin) return undefined;
      await addTexts(i18n, plugin.texts);
      const t = i18n.getFixedT(language, plugin.texts.namespace);
      const id = outlineId(sections, position);
      try {
        const highlights = pluginHighlights(plugin, section.data, context, t);
        const findable = searchEntriesOf(plugin, section.data, context, t).length;
        const digest = digestOf(plugin, section.data);
        return (
          highlights && {
            id,
            type,
            title: t('title'),
            highlights,
            ...(findable > 0 && { findable }),
            ...(digest !== undefined && { digest }),
          }
        );
      } catch (error) {
        onError(error);
        return { id, type, title: t('title'), highlights: [] };
      }
    }),
  );
  return outlines.filter((outline) => outline !== undefined);
}
