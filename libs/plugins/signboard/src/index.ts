export { signboardPlugin } from './signboard-plugin.js';
