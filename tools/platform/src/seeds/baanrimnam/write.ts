import { inLanguages } from '../in-languages.js';

/** Baan Rim Nam speaks Thai and English. */
export const write = inLanguages('th', 'en');
