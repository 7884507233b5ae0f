export { expectedKeys, textProblems } from './site-texts/text-problems.js';
