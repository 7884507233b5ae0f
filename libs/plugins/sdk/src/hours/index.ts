export { HoursRow, type HoursRowProps } from './hours-row.js';
export { withHoursTexts, type HoursDictionary, type HoursVoice, type TranslateHours } from './hours-texts.js';
export { intervalText } from './interval-text.js';
export { meaningfulHours } from './meaningful-hours.js';
