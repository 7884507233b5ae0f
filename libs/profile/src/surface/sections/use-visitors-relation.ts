import type { Relation } from '@oa-profile/api-client/schemas';
import { useMemo } from 'react';
import { usePageEnvironment, useProfileSelector } from '../../core/store/hooks.js';
import { selectRelation } from '../../features/relation/select-relation.js';

/**
 * The relation by which sections go. Where the app's SDK has not started, the page takes everybody for a stranger; a coupon
 * that was kept for a friend is shown as to the friend who was known last.
 */
export function useVisitorsRelation(): Relation | undefined {
  const { host, relationCache } = usePageEnvironment().services;
  const shown = useProfileSelector(selectRelation);
  const isLost = useProfileSelector(({ connection }) => connection.isLost);
  const searchId = useProfileSelector(({ page }) => page.account.basicSearchId);
  // Nobody any more once the SDK has started after all.
  const lastOwner = isLost ? host.getLastOwner() : undefined;
  const kept = useMemo(
    () => (lastOwner === undefined ? undefined : relationCache.get(searchId)),
    [lastOwner, relationCache, searchId],
  );
  return kept ?? shown;
}
