export { elementIds } from './element-ids.js';
export type { ExtraScript, InitialData, PageData, PublicConfig, TrackingConfig } from './initial-data.js';
