import type { Feature } from '../../core/feature/feature.js';
import { ContactDialog } from './contact-pop-ups.js';
import { contactTexts } from './contact-texts.js';

/** The ways to reach an account. */
export const contactFeature = {
  name: 'contact',
  dialogs: { contact: () => ({ Component: ContactDialog, texts: contactTexts }) },
} satisfies Feature;

declare module '../../core/dialogs/dialogs-slice.js' {
  interface Dialogs {
    contact: object;
  }
}
