import { hostOf } from '@oa-profile/plugin-sdk';
import type { SocialMedia } from './data.js';

/** A link to a network. */
export type SocialLink = SocialMedia['links'][number];

/** The address as people write it: 'instagram.com/komorebi'. */
export function writtenAddress(url: string): string {
  return hostOf(url) + decoded(new URL(url).pathname).replace(/\/$/, '');
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
