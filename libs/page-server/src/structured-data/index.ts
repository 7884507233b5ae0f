export { structuredData } from './structured-data.js';
