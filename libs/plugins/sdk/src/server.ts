export type {
  AccountFile,
  AnonymousApi,
  AskOptions,
  FeatureFile,
  FeatureServer,
  FeatureSettings,
  FeatureVariable,
  FileRequest,
  Redirection,
} from './page/feature/feature-server.js';
export { calendarFile, dayFile, entryUid } from './page/files/calendar-file.js';
