export { createWorker, type PageWorker, type WorkerOptions } from './create-worker.js';
export type { PlatformFiles } from './files-of-platform.js';
