'use client';

export { socialMediaPlugin } from './social-media-plugin.js';
