import { usePageEnvironment, useProfileSelector } from '../store/hooks.js';
import type { HostBridge } from '@oa-profile/host-bridge';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * The visitor's kind, as far as the page can tell: `known` with a token, `anonymous` without one, `starting` in the app
 * while the token may be on its way, `lost` if the page could not get it.
 */
export type VisitorKind = 'known' | 'anonymous' | 'starting' | 'lost';

/** The visitor's kind. For the server everybody in the app is still to be known. */
export function useVisitorKind(): VisitorKind {
  const { host } = usePageEnvironment().services;
  const origin = useProfileSelector(({ page }) => page.origin);
  // An SDK that has failed may start after all.
  useProfileSelector(({ connection }) => connection.isLost);
  return useSyncExternalStore(
    useCallback(
      (changed: () => void) => {
        void host.starting()?.then(changed);
        return () => undefined;
      },
      [host],
    ),
    () => visitorKind(host),
    () => (origin === 'liff' ? 'starting' : 'anonymous'),
  );
}

/** The same, determined once, in the browser. */
export function visitorKind(host: HostBridge): VisitorKind {
  if (host.getAccessToken() !== undefined) return 'known';
  if (host.starting()) return 'starting';
  return host.origin === 'web' || host.canLogIn() ? 'anonymous' : 'lost';
}
