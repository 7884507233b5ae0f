import type { SocialMedia } from './data.js';

export type SocialLink = SocialMedia['links'][number];

/** What stands after the host, as people write it: '/komorebi'. */
export function writtenPath(url: string): string {
  return decoded(new URL(url).pathname).replace(/\/$/, '');
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
