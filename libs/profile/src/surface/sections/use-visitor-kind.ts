import type { HostBridge } from '@oa-profile/host-bridge';
import { useSyncExternalStore } from 'react';
import { usePageEnvironment, useProfileSelector } from '../../core/store/hooks.js';

/**
 * Who looks at the page, as far as it can tell: somebody whose token it has, somebody without one, or somebody in the app
 * whose token it could not get.
 */
export type VisitorKind = 'known' | 'anonymous' | 'lost';

/**
 * Tells what kind of visitor looks at the page. The server expects one that it can know wherever there are tokens: in
 * the app.
 */
export function useVisitorKind(): VisitorKind {
  const { services } = usePageEnvironment();
  const origin = useProfileSelector(({ page }) => page.origin);
  return useSyncExternalStore(
    neverChanges,
    () => visitorKind(services.host),
    () => (origin === 'liff' ? 'known' : 'anonymous'),
  );
}

/** The same, asked once and in the browser. */
export function visitorKind(host: HostBridge): VisitorKind {
  if (host.getAccessToken() !== undefined) return 'known';
  return host.origin === 'web' || host.canLogIn() ? 'anonymous' : 'lost';
}

/** The page becomes interactive when the app's SDK has started, or has failed to. */
const neverChanges = (): (() => void) => () => undefined;
