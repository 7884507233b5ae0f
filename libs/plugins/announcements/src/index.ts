'use client';

export { announcementsPlugin } from './announcements-plugin.js';
