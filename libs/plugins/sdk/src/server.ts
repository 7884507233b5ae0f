export type {
  AccountFile,
  AnonymousApi,
  AskOptions,
  PluginFile,
  PluginServer,
  PluginSettings,
  PluginVariable,
  FileRequest,
  Redirection,
} from './page/plugin/plugin-server.js';
export { calendarFile, dayFile, entryUid } from './page/files/calendar-file.js';
