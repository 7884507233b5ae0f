import { listOf, optionalShortText, webUrl } from '@oa-profile/api-client/schemas/building-blocks';
import type { SectionContract } from '@oa-profile/plugin-sdk';
import * as v from 'valibot';

/** Supported social networks. */
const socialNetworks = [
  'instagram',
  'x',
  'facebook',
  'youtube',
  'tiktok',
  'threads',
  'note',
  'blog',
] as const;

/** Data of the section `social-media`; links that are not http(s) are dropped, and so are unknown networks. */
export const socialMedia = v.object({
  links: listOf(
    v.object({
      network: v.picklist(socialNetworks),
      url: webUrl,
      /** The account's name there, such as '@komorebi'. */
      handle: optionalShortText,
    }),
  ),
});

export type SocialMedia = v.InferOutput<typeof socialMedia>;
export type SocialNetwork = (typeof socialNetworks)[number];

export const section: SectionContract<SocialMedia> = {
  type: 'social-media',
  source: { kind: 'account-page' },
  schema: socialMedia,
};
