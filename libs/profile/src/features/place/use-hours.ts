import type { BusinessHours } from '@oa-profile/business-hours';
import { useMemo } from 'react';
import { highlightsOf } from '../../core/outline/highlights.js';
import { useProfileSelector } from '../../core/store/hooks.js';

/** When the account is open, as its sections say; undefined where none does. */
export function useHours(): BusinessHours | undefined {
  const outline = useProfileSelector(({ page }) => page.outline);
  return useMemo(() => highlightsOf(outline, 'hours')[0]?.hours, [outline]);
}
