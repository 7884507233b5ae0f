/** The most errors that wait to be reported. */
export const REPORT_BUFFER = 30;

/** The most characters of a text in a reported event. */
export const MAX_EVENT_TEXT = 250;
