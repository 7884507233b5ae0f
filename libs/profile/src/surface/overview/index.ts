export { factTexts } from './fact-texts.js';
export { FactStrip } from './fact-strip.js';
export { OfferLine } from './offer-line.js';
export { SectionBar } from './section-bar.js';
