export type { AccountFile, AskOptions, PluginServer, FileRequest } from './page/plugin/plugin-server.js';
export { calendarFile, dayFile, entryUid } from './page/files/calendar-file.js';
