import { inLanguages } from '../in-languages.js';
import { picturesIn } from '../pictures.js';

export const write = inLanguages('zh-TW', 'en');
export const picture = picturesIn('shanlan');
