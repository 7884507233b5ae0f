import { distinctBy } from '@oa-profile/api-client/schemas';
import { writtenAddress, type SocialLink } from './social-link.js';

/**
 * Each account of a network once, the first time it is named: owners add the same one with 'www.', with a slash at the
 * end, or with what a share button put behind the address. Different accounts of one network are all there.
 */
export function distinctLinks(links: readonly SocialLink[]): SocialLink[] {
  return distinctBy(distinctBy(links, addressKey), (link) => handleKey(link) ?? addressKey(link));
}

function addressKey({ network, url }: SocialLink): string {
  return `${network} ${writtenAddress(url)}${new URL(url).search}`;
}

function handleKey({ network, handle }: SocialLink): string | undefined {
  // Blogs are at many places, and names belong to one.
  if (network === 'blog') return undefined;
  const name = handle?.trim().replace(/^@/, '').toLowerCase();
  return name ? `${network} @${name}` : undefined;
}
