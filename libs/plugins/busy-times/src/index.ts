export { busyTimesPlugin } from './busy-times-plugin.js';
