'use client';

export { reviewsPlugin } from './reviews-plugin.js';
