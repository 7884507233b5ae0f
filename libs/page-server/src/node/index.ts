export { clientFiles } from './client-files.js';
export { createMetrics } from './metrics.js';
export { startPageServer } from './start-page-server.js';
export { createTurns } from './turns.js';
