export { actionTexts } from '../core/texts/action-texts.js';
export { Menus } from './menus.js';
