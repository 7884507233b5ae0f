import { useMemo } from 'react';
import { highlightsOf, type FoundHighlight } from '../../core/outline/highlights.js';
import { overviewOf } from '../../core/outline/overview.js';
import { useProfileSelector } from '../../core/store/hooks.js';

/** The account's opening hours, according to its sections; undefined if there are none. */
export function useHours(): FoundHighlight<'hours'> | undefined {
  const outline = useProfileSelector(({ page }) => overviewOf(page));
  return useMemo(() => highlightsOf(outline, 'hours')[0], [outline]);
}
