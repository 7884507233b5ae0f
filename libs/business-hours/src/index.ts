export { assertBusinessHours, isOpenInterval } from './assert-business-hours.js';
export {
  weekdays,
  type BusinessHours,
  type OpenInterval,
  type SpecialHours,
  type Weekday,
} from './business-hours.js';
export { addDays, daysBetween } from './calendar.js';
export { hoursOn, type DayHours } from './day-hours.js';
export { businessDate, weekOf } from './business-date.js';
export { CLOSING_SOON_MINUTES, DAYS_AHEAD, openStateAt, type OpenState } from './open-state.js';
export {
  intervalMinutes,
  parseWallTime,
  readWallTime,
  lateWallTimeOf,
  wallTimeOf,
  type IntervalMinutes,
} from './wall-time.js';
export { dayAt, instantAt, localDate, minutesOfDay, offsetZone, readOffset, readZone } from './zone-clock.js';
