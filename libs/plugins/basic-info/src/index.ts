export { basicInfoPlugin } from './basic-info-plugin.js';
