export { assertBusinessHours } from './assert-business-hours.js';
export { weekdays, type BusinessHours, type OpenInterval, type Weekday } from './business-hours.js';
export { addDays, daysBetween } from './calendar.js';
export { hoursOn, type DayHours } from './day-hours.js';
export { businessDate, weekOf } from './business-date.js';
export { openStateAt, type OpenState } from './open-state.js';
export { intervalMinutes, wallTimeOf } from './wall-time.js';
export { dayAt, instantAt, localDate, minutesOfDay, minutesOn } from './zone-clock.js';
