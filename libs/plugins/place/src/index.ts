'use client';

export { placeFeature } from './place-feature.js';
