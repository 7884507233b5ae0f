export { createSite } from '../documents/site.js';
export { contactFile } from './contact-file.js';
export { pluginFile } from './plugin-file.js';
export { accountManifest } from './account-manifest.js';
export { accountSitemap } from './account-sitemap.js';
export { qrCodeFile } from './qr-code.js';
