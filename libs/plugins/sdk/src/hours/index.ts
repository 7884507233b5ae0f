'use client';

export { HoursRow, type HoursRowProps } from './hours-row.js';
export { withHoursTexts, type HoursDictionary, type HoursVoice, type TranslateHours } from './hours-texts.js';
export { comingDays, isUnusual, type ComingDay, type ComingDays } from './coming-days.js';
export { dayRanges, daysText, reasonText, type DayRange } from './day-ranges.js';
export { hoursSearchText } from './hours-search-text.js';
export { lastCallOf, type LastCall } from './last-call.js';
export { intervalText } from './interval-text.js';
export { openStatusAt } from './open-status-at.js';
export { orderHours } from './order-hours.js';
export { withClosings } from './with-closings.js';
export { HOURS_SEPARATOR, openStatus, toneClass, type OpenStatus } from './open-status.js';
