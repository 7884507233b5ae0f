'use client';

export { searchPlugin } from './search-plugin.js';
