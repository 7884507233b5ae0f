export { PAGE_FILES, type FileSet, type PageFiles, type ThemeColors } from './documents/page-assets.js';
export { ownDefaults } from './requests/config.js';
