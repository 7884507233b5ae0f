import { inLanguages } from '../in-languages.js';
import { picturesIn } from '../pictures.js';

export const write = inLanguages('id', 'en');
export const picture = picturesIn('melati');
