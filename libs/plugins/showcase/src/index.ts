export { showcasePlugin } from './showcase-plugin.js';
