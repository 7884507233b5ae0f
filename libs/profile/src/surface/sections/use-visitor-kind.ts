import type { HostBridge } from '@oa-profile/host-bridge';
import { useSyncExternalStore } from 'react';
import { usePageEnvironment, useProfileSelector } from '../../core/store/hooks.js';

/**
 * The visitor's kind, as far as the page can tell: `known` with a token, `anonymous` without one, `lost` in the app if
 * the page could not get the token.
 */
export type VisitorKind = 'known' | 'anonymous' | 'lost';

/** The visitor's kind. The server assumes a known visitor wherever there are tokens, that is, in the app. */
export function useVisitorKind(): VisitorKind {
  const { services } = usePageEnvironment();
  const origin = useProfileSelector(({ page }) => page.origin);
  return useSyncExternalStore(
    neverChanges,
    () => visitorKind(services.host),
    () => (origin === 'liff' ? 'known' : 'anonymous'),
  );
}

/** The same, determined once, in the browser. */
export function visitorKind(host: HostBridge): VisitorKind {
  if (host.getAccessToken() !== undefined) return 'known';
  return host.origin === 'web' || host.canLogIn() ? 'anonymous' : 'lost';
}

/** The page becomes interactive only after the app's SDK has started or failed. */
const neverChanges = (): (() => void) => () => undefined;
