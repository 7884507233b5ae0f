import { defineSection, type PluginSection } from '@oa-profile/plugin-sdk';
import { section, type Welcome } from './data.js';
import { welcomeTexts } from './texts.js';
import { WelcomeSection } from './welcome-section.js';

/** What an owner says to visitors, and who says it. */
export const welcomeSection: PluginSection<Welcome> = defineSection({
  ...section,
  texts: welcomeTexts,
  isEmpty: ({ text }) => text === '',
  searchEntries: ({ text, name }) => [{ title: text, text: name }],
  Section: WelcomeSection,
});
