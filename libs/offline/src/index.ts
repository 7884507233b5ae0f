export { keptAt } from './kept-at.js';
export { keptAttribute, serviceWorkerPath } from './messages.js';
