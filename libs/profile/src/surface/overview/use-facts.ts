import { useMemo } from 'react';
import { overviewOf } from '../../core/outline/overview.js';
import { ownOutline, selectOwnHighlights } from '../../core/outline/own-highlights-slice.js';
import { usePageEnvironment, useProfileSelector } from '../../core/store/hooks.js';
import { useNow } from '../../core/time/use-now.js';
import { factsAt, type Facts } from './facts-at.js';

/**
 * The account's facts, and for when they hold: at first what the server rendered, then once a minute, and as they are
 * for the visitor once their own data are there.
 */
export function useFacts(): { facts: Facts; now: Date } {
  const { renderedAt } = usePageEnvironment();
  const now = useNow(renderedAt);
  const outline = useProfileSelector(({ page }) => overviewOf(page));
  const timeZone = useProfileSelector(({ page }) => page.account.timeZone);
  const own = useProfileSelector(selectOwnHighlights);
  const visitors = useMemo(() => ownOutline(outline, own), [outline, own]);
  const facts = useMemo(() => factsAt(visitors, timeZone, now), [visitors, timeZone, now]);
  return { facts, now };
}
