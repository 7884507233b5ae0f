/** What the cache of the notice about landscape remembers; it has room for one entry. */
export const DISMISSED = 'dismissed';
