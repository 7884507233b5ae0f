export { createWorker, type PageWorker } from './create-worker.js';
