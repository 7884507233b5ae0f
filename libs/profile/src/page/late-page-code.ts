/** What the page needs once it stands: its history, the visitor's return, and what a link says they came for. */
export { followReturns } from './follow-returns.js';
export { followLinks } from './follow-links.js';
export { followWish } from './follow-wish.js';
