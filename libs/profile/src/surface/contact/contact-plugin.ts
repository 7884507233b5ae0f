import type { Plugin } from '@oa-profile/plugin-sdk/page';
import { ContactDialog } from './contact-pop-ups.js';
import { contactTexts } from './contact-texts.js';
import type { en } from './locales/en.js';

/** The ways to reach an account. */
export const contactPlugin = {
  name: 'page/contact',
  dialogs: { contact: () => ({ Component: ContactDialog, texts: contactTexts }) },
} satisfies Plugin;

declare module '@oa-profile/i18n/declared' {
  interface DeclaredTexts {
    'profile-contact': typeof en;
  }
}
