'use client';

export { pageEntries } from '../page-entries.js';
export { searchOf } from './search-of.js';
