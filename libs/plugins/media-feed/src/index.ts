export { mediaFeedPlugin } from './media-feed-plugin.js';
