import { useI18n } from '@oa-profile/i18n/react';
import type { i18n } from 'i18next';
import { useMemo } from 'react';
import { usePageEnvironment, useProfileSelector } from '../store/hooks.js';
import type { PageState } from '../store/page-state.js';
import type { Plugin, PluginLink } from './plugin.js';
import { useLatePlugins } from './late-plugins.js';

/** Where plugins have a link. */
type LinkPlace = 'shortcut' | 'button' | 'channel';

/** A link, with the name of its plugin. */
interface NamedLink {
  name: string;
  link: PluginLink;
}

/** How a plugin says something by a key of its texts. @throws RangeError if its texts have not been loaded */
function wordsOf({ name, texts }: Plugin, i18n: i18n): (key: string) => string {
  if (texts && !i18n.hasResourceBundle(i18n.language, texts.namespace)) throw new RangeError(name);
  return i18n.getFixedT(i18n.language, texts?.namespace);
}

/**
 * The links that plugins have at a place, in their order. One that throws has none.
 *
 * @param i18n Has the plugins' texts; without it links say their keys, for who only asks whether there are any.
 */
export function linksOf(
  plugins: readonly Plugin[],
  place: LinkPlace,
  page: PageState,
  i18n: i18n | undefined,
  onError: (error: unknown) => void,
): NamedLink[] {
  return plugins.flatMap((plugin) => {
    try {
      const link = plugin[place]?.(page, i18n ? wordsOf(plugin, i18n) : String);
      return link ? [{ name: plugin.name, link }] : [];
    } catch (error) {
      onError(error);
      return [];
    }
  });
}

/** {@link linksOf} of a page whose plugins have loaded. */
export function usePluginLinks(place: LinkPlace): NamedLink[] {
  const { services } = usePageEnvironment();
  const { loaded } = useLatePlugins();
  const page = useProfileSelector((state) => state.page);
  const i18n = useI18n();
  return useMemo(
    () => linksOf(loaded, place, page, i18n, (error) => services.captureError(error, place)),
    [loaded, place, page, i18n, services],
  );
}
