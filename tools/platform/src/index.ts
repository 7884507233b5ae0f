export { databaseLocation } from './environment.js';
export { PlatformStartError } from './platform-start-error.js';
export { startPlatform, type Platform, type StartPlatformOptions } from './start-platform.js';
