'use client';

import {
  defineSection,
  type PluginSection,
  type HighlightContext,
  type SearchEntry,
} from '@oa-profile/plugin-sdk';
import { section, type SocialMedia } from './data.js';
import { SocialMediaSection } from './social-media-section.js';
import { socialMediaTexts, type TranslateSocialMedia } from './texts.js';
import { distinctLinks, linkDetails } from './links.js';
import { networkNames } from './networks.js';

/** Where else an account can be found. */
export const socialMediaSection: PluginSection<SocialMedia> = defineSection({
  ...section,
  texts: socialMediaTexts,
  isEmpty: ({ links }) => links.length === 0,
  Section: SocialMediaSection,
  searchEntries: socialMediaSearchEntries,
  body: 'flush',
  size: 'half',
});

/** Each network, by its name and by the account's name there. */
function socialMediaSearchEntries(
  { links }: SocialMedia,
  { language }: HighlightContext,
  t: TranslateSocialMedia,
): SearchEntry[] {
  return distinctLinks(links).map((link) => {
    const { handle, address } = linkDetails(link);
    return {
      title: link.network === 'blog' ? t('blog') : networkNames[link.network],
      titleLang: language,
      text: [handle, address].filter(Boolean).join(' · '),
    };
  });
}
