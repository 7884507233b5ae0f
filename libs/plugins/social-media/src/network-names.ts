import type { SocialNetwork } from './data.js';

/** Names that are the same in every language. 'Blog' is not one, so it is in the texts. */
export const networkNames: Readonly<Record<Exclude<SocialNetwork, 'blog'>, string>> = {
  instagram: 'Instagram',
  x: 'X',
  facebook: 'Facebook',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  threads: 'Threads',
  note: 'note',
};
