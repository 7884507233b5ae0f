'use client';

export { HoursRow } from './hours-row.js';
export { withHoursTexts, type HoursDictionary, type TranslateHours } from './hours-texts.js';
export { comingDays } from './coming-days.js';

export { hoursSearchText } from './hours-search-text.js';
export { lastCallOf } from './last-call.js';
export { arrivalWords, type ArrivalWords } from './arrival-words.js';
export { intervalText } from './interval-text.js';
export { openStatusAt } from './open-status-at.js';
export { orderHours } from './order-hours.js';
export { withClosings } from './with-closings.js';
export { HOURS_SEPARATOR, openStatus, toneClass } from './open-status.js';
