export { createSite, type Site } from '../documents/site.js';
export type { ThemeColors } from '../documents/theme-colors.js';
export type { AccountFile, AccountFileInput } from './account-file.js';
export { contactFile } from './contact-file.js';
export { featureFile, type FeatureFileInput } from './feature-file.js';
export { accountManifest } from './account-manifest.js';
export { accountSitemap } from './account-sitemap.js';
export { qrCodeFile } from './qr-code.js';
