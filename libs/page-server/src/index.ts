export { createPageAssets } from './documents/page-assets.js';
export { checkPlugins } from './documents/site.js';
export { createPageServer, type PageServer } from './page-server.js';
export { ConfigError, readConfig } from './requests/config.js';
