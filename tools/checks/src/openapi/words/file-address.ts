import type { Word } from './word.js';

/** The address of a picture or a video, which a page by `https:` has to load. */
export const fileAddress = (is: string, example: string): Word => [
  `${is}, by \`https:\` and without a user name.`,
  example,
  { pattern: '^https://' },
];
