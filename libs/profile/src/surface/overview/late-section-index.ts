export { SectionIndex } from './section-index.js';
export { actionTexts } from '../../core/texts/action-texts.js';
