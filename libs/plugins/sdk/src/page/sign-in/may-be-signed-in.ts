import type { HostBridge } from '@oa-profile/host-bridge';

/** Whether the visitor is signed in, or may turn out to be once the host has started. */
export const mayBeSignedIn = ({ getAccessToken, starting }: HostBridge): boolean =>
  getAccessToken() !== undefined || starting() !== undefined;
