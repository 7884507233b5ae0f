import type { HighlightContext, SearchEntry } from '@oa-profile/plugin-sdk';
import type { SocialMedia } from './data.js';
import { distinctLinks, linkDetails } from './links.js';
import { networkNames } from './networks.js';
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
