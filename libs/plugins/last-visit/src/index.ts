'use client';

export { lastVisitFeature } from './last-visit-feature.js';
