/** The most errors that wait for the reporting service (SPEC section 9: report buffer). */
export const REPORT_BUFFER = 30;

/** The most characters of a text in a reported event (SPEC section 9). */
export const MAX_EVENT_TEXT = 250;
