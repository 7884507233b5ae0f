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

/**
 * Data of the section `announcements`. They are shown newest first, in whatever order they come; one without a time that
 * can be read is told without, and as one of the oldest.
 */
export const announcements = v.object({
  items: v.pipe(
    listOf(
      v.object({
        id: itemId,
        title: shortText,
        /** Plain text; blank lines separate paragraphs. */
        body: optionalText,
        publishedAt: optionalInstant,
        /** When what it announces is over. @default never, as far as anybody knows */
        until: optionalInstant,
        url: optionalWebUrl,
        picture: optionalImage,
        shareImage: optionalShareImage,
      }),
      byId,
    ),
    v.transform((items) => [...items].sort((one, other) => timeOf(other) - timeOf(one))),
  ),
});

/** One of no known time is among the oldest. */
function timeOf({ publishedAt }: { publishedAt?: string | undefined }): number {
  return publishedAt === undefined ? 0 : Date.parse(publishedAt);
}

export type Announcements = v.InferOutput<typeof announcements>;

export const section: SectionContract<Announcements> = {
  type: 'announcements',
  source: { kind: 'account-page' },
  schema: announcements,
};
