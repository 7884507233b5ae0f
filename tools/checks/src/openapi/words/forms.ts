import type { Word } from './word.js';

/** The address of a picture or a video, which a page by `https:` has to load. */
export const fileAddress = (is: string, example: string): Word => [
  `${is}, by \`https:\` and without a user name.`,
  example,
  { pattern: '^https://' },
];

/** A tag of a language: a screen reader does not know one with an underscore. */
export const languageTag = (of: string): Word => [
  `BCP 47 tag of the language of ${of}.`,
  'en',
  { pattern: '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$' },
];
