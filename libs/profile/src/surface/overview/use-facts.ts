import {
  overviewOf,
  type SectionOutline,
  useNow,
  usePageEnvironment,
  useProfileSelector,
} from '@oa-profile/plugin-sdk/page';
import { ownOutline, selectOwnHighlights } from '@oa-profile/plugin-sdk/internal';
import { useMemo } from 'react';
import { factsAt, type Facts } from './facts-at.js';

/**
 * The account's facts, and for when they hold: at first what the server rendered, then once a minute, and as they are
 * for the visitor once their own data are there.
 */
export function useFacts(): { facts: Facts; now: Date; outline: readonly SectionOutline[] } {
  const { renderedAt } = usePageEnvironment();
  const now = useNow(renderedAt);
  const outline = useProfileSelector(({ page }) => overviewOf(page));
  const own = useProfileSelector(selectOwnHighlights);
  const visitors = useMemo(() => ownOutline(outline, own), [outline, own]);
  const facts = useMemo(() => factsAt(visitors, now), [visitors, now]);
  return { facts, now, outline: visitors };
}
