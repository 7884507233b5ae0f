import { inLanguages } from '../in-languages.js';
import { picturesIn } from '../pictures.js';

export const write = inLanguages('th', 'en');
export const picture = picturesIn('baanrimnam');
