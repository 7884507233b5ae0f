'use client';

export { showcasePlugin } from './showcase-plugin.js';
