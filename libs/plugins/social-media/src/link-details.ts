import { hostOf, shorten } from '@oa-profile/plugin-sdk';
import type { SocialNetwork } from './data.js';
import { writtenPath, type SocialLink } from './social-link.js';

/** The hosts of each network. A blog can be anywhere. */
const hosts: Readonly<Record<SocialNetwork, readonly string[]>> = {
  instagram: ['instagram.com'],
  x: ['x.com', 'twitter.com'],
  facebook: ['facebook.com', 'fb.com', 'fb.me'],
  youtube: ['youtube.com', 'youtu.be'],
  tiktok: ['tiktok.com'],
  threads: ['threads.net', 'threads.com'],
  note: ['note.com'],
  blog: [],
};

/** Most characters of what stands after the host: enough to distinguish accounts. */
const PATH_LENGTH = 45;

/**
 * What is shown below the network's name: the account's name there, or the address if it has none. Its host is never
 * cut, and for a link to another site it is always shown, so that nobody is misled.
 */
export function linkDetails({ network, url, handle }: SocialLink): { handle?: string; address?: string } {
  if (!handle) return { address: hostOf(url) + shorten(writtenPath(url), PATH_LENGTH) };
  const { host } = new URL(url);
  const isOwn = hosts[network].some((own) => host === own || host.endsWith(`.${own}`));
  return isOwn ? { handle } : { handle, address: hostOf(url) };
}
