'use client';

export { placePlugin } from './place-plugin.js';
