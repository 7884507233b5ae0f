import { distinctBy } from '@oa-profile/api-client/schemas';
import { hostOf } from '@oa-profile/plugin-sdk';
import { writtenPath, type SocialLink } from './social-link.js';

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
