export { browserFloor, floorAsQueries, floorAsTarget } from './browser-floor.js';
export type { PackageFiles } from './package-files.js';
export { profilePage } from './profile-page.js';
export { profileWorker } from './profile-worker.js';
