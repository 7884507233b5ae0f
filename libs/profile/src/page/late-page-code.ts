/** What the page needs once it stands: its history, and the visitor's return. */
export { followReturns } from './follow-returns.js';
export { followLinks } from './follow-links.js';
