export { takeoutPlugin } from './takeout-plugin.js';
