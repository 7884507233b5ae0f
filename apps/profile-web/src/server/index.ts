export { ConfigError, readConfig, type ServerConfig } from './config.js';
export { filesInFolder } from './files-in-folder.js';
export { assetsFromManifest, type Manifest, type PageAssets } from './page-assets.js';
export { createPageServer, type PageServerOptions } from './page-server.js';
