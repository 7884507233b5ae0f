import { socialMedia, type SocialMedia } from '@oa-profile/api-client/schemas';
import { pipe, transform, type GenericSchema } from 'valibot';
import { distinctLinks } from './distinct-links.js';

/** What the API promises, each account of a network once. */
export const socialMediaSchema: GenericSchema<unknown, SocialMedia> = pipe(
  socialMedia,
  transform(({ links }) => ({ links: distinctLinks(links) })),
);
