export { createBeaconTransport } from './beacon-transport.js';
export { createErrorLog, type ErrorLog } from './error-log.js';
export { createErrorReporter, type Tap } from './error-reporter.js';
export { createMatomoTransport } from './matomo-transport.js';
export { redactText } from './redact-text.js';
export { redactUrl } from './redact-text.js';
export { reportWebVitals } from './report-web-vitals.js';
export { createTracker } from './tracker.js';
export type { TrackingEvent, TrackingTransport } from './tracking-event.js';
