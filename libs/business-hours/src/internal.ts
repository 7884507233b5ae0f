export { isOpenInterval } from './assert-business-hours.js';
export type { SpecialHours } from './business-hours.js';
export { DAYS_AHEAD } from './open-state.js';
export { parseWallTime, readWallTime, lateWallTimeOf } from './wall-time.js';
export { offsetZone, readOffset, readZone } from './zone-clock.js';
