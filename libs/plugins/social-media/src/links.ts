import { distinctBy } from '@oa-profile/api-client/schemas';
import { hostOf, shorten } from '@oa-profile/plugin-sdk';
import type { SocialMedia } from './data.js';
import { networkHosts } from './networks.js';

export type SocialLink = SocialMedia['links'][number];

/**
 * Each account of a network once, in its first place: owners add the same one with 'www.', with a trailing slash, or
 * with the parameters of a share button. Different accounts of one network are all kept.
 */
export function distinctLinks(links: readonly SocialLink[]): SocialLink[] {
  return distinctBy(distinctBy(links, addressKey), (link) => handleKey(link) ?? addressKey(link));
}

function addressKey({ network, url }: SocialLink): string {
  return `${network} ${hostOf(url)}${writtenPath(url)}${new URL(url).search}`;
}

function handleKey({ network, handle }: SocialLink): string | undefined {
  // Blogs are on many sites, and a name is only unique on one.
  if (network === 'blog') return undefined;
  const name = handle?.trim().replace(/^@/, '').toLowerCase();
  return name ? `${network} @${name}` : undefined;
}

/** Most characters of what stands after the host: enough to distinguish accounts. */
const PATH_LENGTH = 45;

/**
 * What is shown below the network's name: the account's name there, or the address if it has none. Its host is never
 * cut, and for a link to another site it is always shown, so that nobody is misled.
 */
export function linkDetails({ network, url, handle }: SocialLink): { handle?: string; address?: string } {
  if (!handle) return { address: hostOf(url) + shorten(writtenPath(url), PATH_LENGTH) };
  const { host } = new URL(url);
  const isOwn = networkHosts[network].some((own) => host === own || host.endsWith(`.${own}`));
  return isOwn ? { handle } : { handle, address: hostOf(url) };
}

/** What stands after the host, as people write it: '/komorebi'. */
function writtenPath(url: string): string {
  return decoded(new URL(url).pathname).replace(/\/$/, '');
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
