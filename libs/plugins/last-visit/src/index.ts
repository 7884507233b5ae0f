'use client';

export { lastVisitPlugin } from './last-visit-plugin.js';
