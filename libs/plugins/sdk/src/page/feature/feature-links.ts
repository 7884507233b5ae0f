import { useI18n } from '@oa-profile/i18n/react';
import type { i18n } from 'i18next';
import { useMemo } from 'react';
import { usePageEnvironment, useProfileSelector } from '../store/hooks.js';
import type { PageState } from '../store/page-state.js';
import type { Feature, FeatureLink } from './feature.js';
import { useLateFeatures } from './late-features.js';

/** Where features have a link. */
type LinkPlace = 'shortcut' | 'button' | 'channel';

/** A link, with the name of its feature. */
interface NamedLink {
  name: string;
  link: FeatureLink;
}

/** How a feature says something: by a key of its texts. */
type WordsOf = (feature: Feature) => (key: string) => string;

/** In a language. @throws RangeError if the feature's texts have not been loaded */
export const wordsIn =
  (i18n: i18n): WordsOf =>
  ({ name, texts }) => {
    if (texts && !i18n.hasResourceBundle(i18n.language, texts.namespace)) throw new RangeError(name);
    return i18n.getFixedT(i18n.language, texts?.namespace);
  };

/** The links that features have at a place, in their order. One that throws has none. */
export function linksOf(
  features: readonly Feature[],
  place: LinkPlace,
  page: PageState,
  wordsOf: WordsOf,
  onError: (error: unknown) => void,
): NamedLink[] {
  return features.flatMap((feature) => {
    try {
      const link = feature[place]?.(page, wordsOf(feature));
      return link ? [{ name: feature.name, link }] : [];
    } catch (error) {
      onError(error);
      return [];
    }
  });
}

/** {@link linksOf} of a page whose features have loaded. */
export function useFeatureLinks(place: LinkPlace): NamedLink[] {
  const { services } = usePageEnvironment();
  const { loaded } = useLateFeatures();
  const page = useProfileSelector((state) => state.page);
  const i18n = useI18n();
  return useMemo(
    () => linksOf(loaded, place, page, wordsIn(i18n), (error) => services.captureError(error, place)),
    [loaded, place, page, i18n, services],
  );
}
