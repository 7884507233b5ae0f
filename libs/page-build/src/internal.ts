export { readDefinedTexts } from './site-texts/read-dictionaries.js';
export { expectedKeys, textProblems } from './site-texts/text-problems.js';
