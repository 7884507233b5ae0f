export { serviceWorkerPath } from './messages.js';
