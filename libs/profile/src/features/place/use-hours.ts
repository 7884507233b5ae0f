import type { BusinessHours } from '@oa-profile/business-hours';
import { useMemo } from 'react';
import { highlightsOf } from '../../core/outline/highlights.js';
import { overviewOf } from '../../core/outline/overview.js';
import { useProfileSelector } from '../../core/store/hooks.js';

/** The account's opening hours, according to its sections; undefined if there are none. */
export function useHours(): BusinessHours | undefined {
  const outline = useProfileSelector(({ page }) => overviewOf(page));
  return useMemo(() => highlightsOf(outline, 'hours')[0]?.hours, [outline]);
}
