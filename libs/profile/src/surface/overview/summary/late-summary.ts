export { Summary } from './summary.js';
export { actionTexts } from '../../../core/texts/action-texts.js';
export { placeTexts } from '../../../features/place/place-texts.js';
export { factTexts } from '../fact-texts.js';
