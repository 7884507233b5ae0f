export { browserFloor, floorAsQueries, floorAsTarget } from './browser-floor.js';
export type { PackageFiles } from './package-files.js';
export { profilePage, type ProfilePageOptions } from './profile-page.js';
export { profileWorker, type ProfileWorkerOptions } from './profile-worker.js';
