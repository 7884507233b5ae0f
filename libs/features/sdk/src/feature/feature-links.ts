import { useMemo } from 'react';
import { usePageEnvironment, useProfileSelector } from '../store/hooks.js';
import type { PageState } from '../store/page-state.js';
import type { TranslateAction } from '../texts/action-texts.js';
import type { Feature, FeatureLink } from './feature.js';
import { useLateFeatures } from './late-features.js';

/** Where features have a link. */
type LinkPlace = 'shortcut' | 'button' | 'channel';

/** A link, with the name of its feature. */
interface NamedLink {
  name: string;
  link: FeatureLink;
}

/** The links that features have at a place, in their order. One that throws has none. */
export function linksOf(
  features: readonly Feature[],
  place: LinkPlace,
  page: PageState,
  t: TranslateAction,
  onError: (error: unknown) => void,
): NamedLink[] {
  return features.flatMap(({ name, [place]: linkOf }) => {
    try {
      const link = linkOf?.(page, t);
      return link ? [{ name, link }] : [];
    } catch (error) {
      onError(error);
      return [];
    }
  });
}

/** {@link linksOf} of a page whose features have loaded. */
export function useFeatureLinks(place: LinkPlace, t: TranslateAction): NamedLink[] {
  const { services } = usePageEnvironment();
  const { loaded } = useLateFeatures();
  const page = useProfileSelector((state) => state.page);
  return useMemo(
    () => linksOf(loaded, place, page, t, (error) => services.captureError(error, place)),
    [loaded, place, page, t, services],
  );
}
