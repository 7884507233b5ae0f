'use client';

import { defineSection, type PluginSection } from '@oa-profile/plugin-sdk';
import { section, type SocialMedia } from './data.js';
import { socialMediaSearchEntries } from './social-media-search-entries.js';
import { SocialMediaSection } from './social-media-section.js';
import { socialMediaTexts } from './texts.js';

/** Where else an account can be found. */
export const socialMediaSection: PluginSection<SocialMedia> = defineSection({
  ...section,
  texts: socialMediaTexts,
  isEmpty: ({ links }) => links.length === 0,
  Section: SocialMediaSection,
  searchEntries: socialMediaSearchEntries,
  body: 'flush',
});
