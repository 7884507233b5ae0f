'use client';

export { faqPlugin } from './faq-plugin.js';
