export { announcementsPlugin } from './announcements-plugin.js';
