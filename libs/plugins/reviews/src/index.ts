export { reviewsPlugin } from './reviews-plugin.js';
