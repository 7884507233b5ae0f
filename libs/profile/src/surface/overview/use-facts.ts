import { useMemo } from 'react';
import { usePageEnvironment, useProfileSelector } from '../../core/store/hooks.js';
import { useNow } from '../../core/time/use-now.js';
import { factsAt, type Facts } from './facts-at.js';

/** The account's facts, and for when they hold: at first what the server rendered, then once a minute. */
export function useFacts(): { facts: Facts; now: Date } {
  const { renderedAt } = usePageEnvironment();
  const now = useNow(renderedAt);
  const outline = useProfileSelector(({ page }) => page.outline);
  const timeZone = useProfileSelector(({ page }) => page.account.timeZone);
  const facts = useMemo(() => factsAt(outline, timeZone, now), [outline, timeZone, now]);
  return { facts, now };
}
