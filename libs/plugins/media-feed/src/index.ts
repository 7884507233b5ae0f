'use client';

export { mediaFeedPlugin } from './media-feed-plugin.js';
