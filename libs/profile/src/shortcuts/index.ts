export { actionTexts } from './action-texts.js';
export { Shortcuts } from './shortcuts.js';
