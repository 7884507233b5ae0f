export { onUnanswered } from './on-unanswered.js';
export { savedAt } from './saved-at.js';
export { savedAtAttribute, serviceWorkerPath } from './messages.js';
