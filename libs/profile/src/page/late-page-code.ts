/** What the page needs after hydration: its history, the visitor's return, and the action that a link carries. */
export { followReturns } from './follow-returns.js';
export { followLinks } from './follow-links.js';
export { handleLinkAction } from './handle-link-action.js';
