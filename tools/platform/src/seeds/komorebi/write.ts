import { inLanguages } from '../in-languages.js';

/** Komorebi speaks Japanese, English and Thai. */
export const write = inLanguages('ja', 'en', 'th');
