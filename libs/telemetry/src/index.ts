export { REPORT_BUFFER, attachErrorLog, type ErrorLog } from './error-log.js';
export {
  MAX_EVENT_TEXT,
  createErrorReporter,
  type ErrorReportTags,
  type ErrorReporterOptions,
} from './error-reporter.js';
export { redactUrl } from './redact-url.js';
export {
  createTracker,
  type Tracker,
  type TrackerOptions,
  type TrackingDimensions,
  type TrackingEvent,
} from './tracker.js';
