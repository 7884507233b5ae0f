'use client';

export { searchFeature } from './search-feature.js';
