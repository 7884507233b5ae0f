import { stylesheetTokens } from '../design-tokens/stylesheet-tokens.js';
import { tokenGroups, type TokenGroup } from '../design-tokens/token-groups.js';
import css from '../tokens.css?raw';

/** Which groups of tokens.css each page shows. */
export const tokenPages = {
  colour: ['Colour roles', 'The account', 'Stage', 'Edge', 'Scrim'],
  type: ['Type', 'Languages'],
  space: ['Space', 'Sizes', 'Shape', 'Elevation', 'Layers', 'Surroundings'],
  motion: ['Motion'],
} as const satisfies Record<string, readonly string[]>;

export type TokenPageName = keyof typeof tokenPages;

export const tokenValues = stylesheetTokens(css);
const groups = tokenGroups(css);

export const groupNames: readonly string[] = groups.map(({ name }) => name);

export const groupsOf = (page: TokenPageName): TokenGroup[] =>
  tokenPages[page].flatMap((name) => groups.filter((group) => group.name === name));

/** Names of the tokens of a page, without `--oa-`. */
export const tokensOf = (page: TokenPageName): string[] =>
  groupsOf(page).flatMap(({ tokens }) => tokens.map(({ name }) => name));
