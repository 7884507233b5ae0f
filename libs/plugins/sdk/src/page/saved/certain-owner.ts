import type { HostBridge } from '@oa-profile/host-bridge';

/**
 * The current visitor as the owner of saved data, if certain: undefined for an anonymous visitor, for one known only by
 * a token, and before the visitor is known.
 */
export const certainOwner = ({ getAccessToken, getOwner }: HostBridge): string | undefined =>
  getAccessToken() === undefined ? undefined : getOwner();

/** Whose saved data may be read: the current visitor's, else the last known one's. */
export const readableOwner = (host: HostBridge): string | undefined =>
  certainOwner(host) ?? host.getLastOwner();
