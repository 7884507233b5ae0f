import { hostOf, shorten } from '@oa-profile/plugin-sdk';
import type { SocialNetwork } from './data.js';
import { writtenAddress, type SocialLink } from './social-link.js';

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

/** Most characters of an address: enough to distinguish accounts. */
const ADDRESS_LENGTH = 60;

/**
 * What is shown below the network's name: the account's name there, or the address if it has none. For a link to
 * another site the host is always shown, so that nobody is misled.
 */
export function linkDetails({ network, url, handle }: SocialLink): { handle?: string; address?: string } {
  if (!handle) return { address: shorten(writtenAddress(url), ADDRESS_LENGTH) };
  const { host } = new URL(url);
  const isOwn = hosts[network].some((own) => host === own || host.endsWith(`.${own}`));
  return isOwn ? { handle } : { handle, address: hostOf(url) };
}
