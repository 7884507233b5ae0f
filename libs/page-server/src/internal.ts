export { PAGE_FILES, type FileSet, type PageFiles } from './documents/page-assets.js';
