export { readDefinedTexts } from './site-texts/read-dictionaries.js';
export { englishText, expectedKeys, textProblems, withoutForm } from './site-texts/text-problems.js';
