import {
  byId,
  itemId,
  listOf,
  optionalInstant,
  optionalImage,
  optionalShareImage,
  optionalText,
  optionalWebUrl,
  shortText,
} from '@oa-profile/api-client/schemas/building-blocks';
import type { SectionContract } from '@oa-profile/plugin-sdk';
import * as v from 'valibot';

/** Data of the section `announcements`, newest first. */
export const announcements = v.object({
  items: listOf(
    v.object({
      id: itemId,
      title: shortText,
      /** Plain text; blank lines separate paragraphs. */
      body: optionalText,
      publishedAt: optionalInstant,
      url: optionalWebUrl,
      picture: optionalImage,
      shareImage: optionalShareImage,
    }),
    byId,
  ),
});

export type Announcements = v.InferOutput<typeof announcements>;

export const section: SectionContract<Announcements> = {
  type: 'announcements',
  source: { kind: 'account-page' },
  schema: announcements,
};
