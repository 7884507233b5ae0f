import { openCaches } from '../page/open-caches.js';
import { createScene, type Scene, type SceneOptions } from './create-scene.js';

/** Who opens a page, and what it has. */
export interface PageVisit extends Omit<SceneOptions, 'anonymous' | 'host' | 'caches'> {
  /** @default an anonymous visitor */
  owner?: string | undefined;
  /** Whom the tab has known last. */
  lastOwner?: string | undefined;
  /** @default whether the owner is known */
  hasToken?: boolean;
}

/** The page, as it is loaded in this tab for a visitor: pages of one tab share what `window` stores. */
export function openFor({ owner, lastOwner, hasToken = owner !== undefined, ...options }: PageVisit): Scene {
  const host = { getOwner: () => owner, getLastOwner: () => lastOwner };
  const caches = openCaches({ owner: host.getOwner, lastOwner: host.getLastOwner });
  return createScene({ ...options, anonymous: !hasToken, host, caches });
}

/** Two who use a tab one after the other: the second sees nothing of what the first has left there. */
export const otherVisitors: readonly [who: string, other: string, first: PageVisit, second: PageVisit][] = [
  ['a visitor', 'another one', { owner: 'mei' }, { owner: 'somchai' }],
  ['a visitor', 'whoever is not signed in', { owner: 'mei' }, {}],
  ['a visitor', 'one of whom only the token is known', { owner: 'mei' }, { hasToken: true }],
  ['whoever is not signed in', 'a visitor who is known', {}, { owner: 'mei' }],
  ['whoever is not signed in', 'one of whom only the token is known', {}, { hasToken: true }],
  ['one of whom only the token is known', 'whoever is not signed in', { hasToken: true }, {}],
];
