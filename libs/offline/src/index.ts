export { savedAt } from './saved-at.js';
export { onUnanswered } from './on-unanswered.js';
