import { useI18n } from '@oa-profile/i18n/react';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { whenIdle } from '../core/late/when-idle.js';
import type { ProfileStore } from '../core/store/profile-store.js';
import { usePageEnvironment } from '../core/store/hooks.js';

/** Tells what has changed since the visitor was last here, once nothing else is to be done. A kept page has no news. */
export function useSinceLastVisit(): void {
  const { services, keptAt } = usePageEnvironment();
  const store = useStore() as ProfileStore;
  const i18n = useI18n();
  useEffect(() => {
    if (keptAt) return undefined;
    return whenIdle(() => {
      import('../surface/sections/last-visit/late-last-visit.js')
        .then(({ tellSinceLastVisit }) => tellSinceLastVisit({ store, services, i18n }))
        .catch((error: unknown) => services.captureError(error, 'since'));
    });
  }, [store, services, i18n, keptAt]);
}
