import { type SectionOutline, useNow, usePageEnvironment } from '@oa-profile/plugin-sdk/page';
import { hasEnded } from '@oa-profile/plugin-sdk';
import { useMemo } from 'react';

/** The sections that are on the page now: what leads to one that has ended goes with it. */
export function useSectionsNow(outline: readonly SectionOutline[]): readonly SectionOutline[] {
  const { renderedAt } = usePageEnvironment();
  const now = useNow(renderedAt);
  return useMemo(() => outline.filter((section) => !hasEnded(section, now)), [outline, now]);
}
