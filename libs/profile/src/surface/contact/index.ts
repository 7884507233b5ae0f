export { ContactDialog } from './contact-dialog.js';
export { contactTexts } from './contact-texts.js';
