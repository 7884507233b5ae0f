export { withHoursTexts, type HoursDictionary, type HoursVoice, type TranslateHours } from './hours-texts.js';
export { meaningfulHours } from './meaningful-hours.js';
export { OpeningHours, type OpeningHoursProps } from './opening-hours.js';
