export { clientFiles } from './client-files.js';
export { createMetrics } from './metrics.js';
export { startPageServer, type StartPageServerOptions } from './start-page-server.js';
export { createTurns, type Turns } from './turns.js';
