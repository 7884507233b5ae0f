export { actionTexts } from '../../core/texts/action-texts.js';
export { Shortcuts } from './shortcuts.js';
