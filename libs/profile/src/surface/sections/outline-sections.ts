import type { Account, PageSection } from '@oa-profile/api-client';
import { type Plugin, sectionOf, outlineId, type SectionOutline } from '@oa-profile/plugin-sdk/page';
import { dependsOnVisitor, untilOf } from '@oa-profile/plugin-sdk/internal';
import type { PluginServer } from '@oa-profile/plugin-sdk/server';
import { addTexts, cachedFormatters, type Language } from '@oa-profile/i18n';
import type { i18n } from 'i18next';
import { pluginHighlights } from './plugin-highlights.js';

/** Options of {@link outlineSections}. */
export interface OutlineSectionsOptions {
  plugins: readonly Plugin[];
  account: Account;
  /** With their data, as far as available. */
  sections: readonly PageSection[];
  i18n: i18n;
  /**
   * Called when a plugin throws; its section then has no highlights, or what another plugin asks of it is left out.
   * @default errors are ignored
   */
  onError?: (error: unknown) => void;
}

/**
 * What the first screen and the section bar show of the sections, and what plugins ask of them. For the page server, which has
 * the code of all plugins anyway: a browser reads it from the page.
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
      const plugin = await sectionOf(plugins, type);
      if (!plugin) return undefined;
      await addTexts(i18n, plugin.texts);
      const t = i18n.getFixedT(language, plugin.texts.namespace);
      const id = outlineId(sections, position);
      try {
        const highlights = pluginHighlights(plugin, section.data, context, t);
        const until = untilOf(plugin, section.data, onError);
        return (
          highlights && {
            id,
            type,
            title: t('title'),
            highlights,
            ...(plugin.size === 'half' && { size: plugin.size }),
            // What the first screen takes of data that come later is what a visitor can have.
            ...(section.data === undefined &&
              plugin.highlights &&
              dependsOnVisitor(plugin.source) && { comesLate: true as const }),
            ...(until !== undefined && { until }),
            ...askedOf(plugins, ({ ofSection }) => ofSection?.(plugin, section.data, context, t), onError),
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

/** What plugins ask of a section or of a page, by their names; nothing if none of them does. */
export function askedOf(
  plugins: readonly Plugin[],
  ask: (server: PluginServer, name: string) => unknown,
  onError: (error: unknown) => void,
): Pick<SectionOutline, 'of'> {
  const answers = plugins.flatMap(({ name, server }): [string, unknown][] => {
    try {
      const answer = server && ask(server, name);
      if (answer instanceof Promise) {
        // Its failure, which nobody awaits, would end the server.
        answer.catch(onError);
        throw new TypeError(`${name} must answer at once what it asks of a section or a page`);
      }
      // As the browser will read it: what is no JSON would cost the page.
      return answer === undefined ? [] : [[name, JSON.parse(JSON.stringify(answer))]];
    } catch (error) {
      onError(error);
      return [];
    }
  });
  return answers.length > 0 ? { of: Object.fromEntries(answers) } : {};
}
