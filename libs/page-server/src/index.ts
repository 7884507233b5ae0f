export {
  createPageAssets,
  PAGE_FILES,
  type FileSet,
  type InlineStyles,
  type PageAssets,
  type PageFiles,
  type Preload,
  type ServiceWorkerKind,
  type ShownParts,
} from './documents/page-assets.js';
export { checkPlugins } from './documents/site.js';
export { themeColors, type ThemeColors } from './documents/theme-colors.js';
export { createPageServer, type PageServer, type PageServerOptions } from './page-server.js';
export {
  ConfigError,
  misspeltVariables,
  readConfig,
  type PageServerLimits,
  type ServerConfig,
} from './requests/config.js';
