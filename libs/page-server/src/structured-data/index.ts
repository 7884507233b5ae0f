export { structuredData, type StructuredDataOptions } from './structured-data.js';
