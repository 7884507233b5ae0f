import { inLanguages } from '../in-languages.js';

/** Shanlan speaks Chinese and English. */
export const write = inLanguages('zh-TW', 'en');
