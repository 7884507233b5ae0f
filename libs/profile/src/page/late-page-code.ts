/** What the page needs after hydration: its history, the visitor's return, and the wish that a link carries. */
export { followReturns } from './follow-returns.js';
export { followLinks } from './follow-links.js';
export { followWishOfLink } from './follow-wish-of-link.js';
