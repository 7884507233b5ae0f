import { inLanguages } from '../in-languages.js';

/** The clinic speaks Indonesian and English. */
export const write = inLanguages('id', 'en');
