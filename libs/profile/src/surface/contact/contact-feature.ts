import type { Feature } from '@oa-profile/plugin-sdk/page';
import { ContactDialog } from './contact-pop-ups.js';
import { contactTexts } from './contact-texts.js';

/** The ways to reach an account. */
export const contactFeature = {
  name: 'contact',
  dialogs: { contact: () => ({ Component: ContactDialog, texts: contactTexts }) },
} satisfies Feature;
