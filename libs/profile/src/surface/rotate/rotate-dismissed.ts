/** The only cache key of the notice about landscape. */
export const DISMISSED = 'dismissed';
