import { hoursOf, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { useMemo } from 'react';

/** The account's opening hours, according to its sections; undefined if there are none. */
export function useHours(): ReturnType<typeof hoursOf> {
  const page = useProfileSelector((state) => state.page);
  return useMemo(() => hoursOf(page), [page]);
}
