export { faqPlugin } from './faq-plugin.js';
