import { socialMedia, type SocialMedia } from '@oa-profile/api-client/schemas';
import { definePlugin, type ProfilePlugin } from '@oa-profile/plugin-sdk';
import { SocialMediaSection } from './social-media-section.js';
import { SocialMediaSkeleton } from './social-media-skeleton.js';
import { socialMediaTexts } from './texts.js';

/** Where else an account is to be found. */
export const socialMediaPlugin: ProfilePlugin<SocialMedia> = definePlugin({
  type: 'social-media',
  texts: socialMediaTexts,
  schema: socialMedia,
  source: { kind: 'account-page' },
  isEmpty: ({ links }) => links.length === 0,
  Section: SocialMediaSection,
  Skeleton: SocialMediaSkeleton,
  body: 'flush',
});
