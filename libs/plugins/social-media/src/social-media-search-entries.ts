import type { HighlightContext, SearchEntry } from '@oa-profile/plugin-sdk';
import type { SocialMedia } from './data.js';
import { distinctLinks } from './distinct-links.js';
import { linkDetails } from './link-details.js';
import { networkNames } from './network-names.js';
import type { TranslateSocialMedia } from './texts.js';

/** Each network, by its name and by the account's name there. */
export const socialMediaSearchEntries = (
  { links }: SocialMedia,
  { language }: HighlightContext,
  t: TranslateSocialMedia,
): SearchEntry[] =>
  distinctLinks(links).map((link) => {
    const { handle, address } = linkDetails(link);
    return {
      title: link.network === 'blog' ? t('blog') : networkNames[link.network],
      titleLang: language,
      text: [handle, address].filter(Boolean).join(' · '),
    };
  });
