import { listOf, optionalText, webUrl } from '@oa-profile/api-client/schemas/building-blocks';
import type { SectionContract } from '@oa-profile/plugin-sdk';
import * as v from 'valibot';

/** Social networks that have a name and a sign here. */
export const socialNetworks = [
  'instagram',
  'x',
  'facebook',
  'youtube',
  'tiktok',
  'threads',
  'note',
  'blog',
] as const;

/** Data of the section `social-media`; a link that is not http(s) is left out, and so is an unknown network. */
export const socialMedia = v.object({
  links: listOf(
    v.object({
      network: v.picklist(socialNetworks),
      url: webUrl,
      /** The account's name there, as '@komorebi'. */
      handle: optionalText,
    }),
  ),
});

export type SocialMedia = v.InferOutput<typeof socialMedia>;
export type SocialNetwork = (typeof socialNetworks)[number];

/** What an API has to know of the section. */
export const section: SectionContract<SocialMedia> = {
  type: 'social-media',
  source: { kind: 'account-page' },
  schema: socialMedia,
};
