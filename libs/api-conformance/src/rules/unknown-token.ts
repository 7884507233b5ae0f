/** A token that no backend has given to anybody. */
export const UNKNOWN_TOKEN = 'no-such-token-of-oa-profile';
