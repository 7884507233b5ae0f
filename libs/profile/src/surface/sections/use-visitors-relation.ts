import type { Relation } from '@oa-profile/api-client/schemas';
import { selectRelation, usePageEnvironment, useProfileSelector } from '@oa-profile/feature-sdk';
import { useMemo } from 'react';

/**
 * The relation that sections use, 'unknown' also while the buttons offer what a stranger sees. If the app's SDK has not
 * started, the page treats everybody as a stranger; a coupon kept for a friend is then shown as for the last known visitor.
 */
export function useVisitorsRelation(): Relation | 'unknown' {
  const { host, relationCache } = usePageEnvironment().services;
  const shown = useProfileSelector(selectRelation);
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
