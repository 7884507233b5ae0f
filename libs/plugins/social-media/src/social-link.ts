import type { SocialMedia } from '@oa-profile/api-client/schemas';

/** A link to a network. */
export type SocialLink = SocialMedia['links'][number];

/** The address as people write it: 'instagram.com/komorebi'. */
export function writtenAddress(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host.replace(/^www\./, '')}${decoded(pathname).replace(/\/$/, '')}`;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
