import { inLanguages } from '../in-languages.js';

export const write = inLanguages('th', 'en');
