import { useMemo } from 'react';
import { hoursOf, type FoundHighlight } from '../../core/outline/highlights.js';
import { useProfileSelector } from '../../core/store/hooks.js';

/** The account's opening hours, according to its sections; undefined if there are none. */
export function useHours(): FoundHighlight<'hours'> | undefined {
  const page = useProfileSelector((state) => state.page);
  return useMemo(() => hoursOf(page), [page]);
}
