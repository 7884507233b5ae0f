export { createSite, type Site } from '../documents/site.js';
export type { ThemeColors } from '../documents/theme-colors.js';
export type { AccountFile, AccountFileInput } from './account-file.js';
export { contactFile } from './contact-file.js';
export { pluginFile, type PluginFileInput } from './plugin-file.js';
export { accountManifest } from './account-manifest.js';
export { accountSitemap } from './account-sitemap.js';
export { qrCodeFile } from './qr-code.js';
