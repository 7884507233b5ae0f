import type { Relation } from '@oa-profile/api-client';
import { selectOfferedRelation, usePageEnvironment, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { useMemo } from 'react';

/**
 * The relation that sections use: like the buttons, they offer what a stranger sees while a slow SDK does not tell. If it has
 * not started, the page treats everybody as a stranger; a coupon kept for a friend is then shown as for the last known
 * visitor.
 */
export function useVisitorsRelation(): Relation | 'unknown' {
  const { host, relationCache } = usePageEnvironment().services;
  const shown = useProfileSelector(selectOfferedRelation);
  const isLost = useProfileSelector(({ connection }) => connection.isLost);
  const searchId = useProfileSelector(({ page }) => page.account.basicSearchId);
  // Undefined again if the SDK has started after all.
  const lastOwner = isLost ? host.getLastOwner() : undefined;
  const kept = useMemo(
    () => (lastOwner === undefined ? undefined : relationCache.get(searchId)),
    [lastOwner, relationCache, searchId],
  );
  return kept ?? shown;
}
