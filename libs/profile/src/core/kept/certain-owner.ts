import type { HostBridge } from '@oa-profile/host-bridge';

/**
 * Who is there, for certain, as the owner of what is kept of them: undefined for an anonymous visitor, for one of whom only
 * the token is known, and while nobody can tell.
 */
export const certainOwner = ({ getAccessToken, getOwner }: HostBridge): string | undefined =>
  getAccessToken() === undefined ? undefined : getOwner();

/** Whose things that are kept may be read: those of who is there, or of who was known last while nobody can tell. */
export const readableOwner = (host: HostBridge): string | undefined =>
  certainOwner(host) ?? host.getLastOwner();
