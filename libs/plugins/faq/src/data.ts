import {
  byId,
  itemId,
  listOf,
  optionalInstant,
  optionalShareImage,
  shortText,
  text,
} from '@oa-profile/api-client/schemas/building-blocks';
import type { SectionContract } from '@oa-profile/plugin-sdk';
import * as v from 'valibot';

/** Data of the section `faq`. */
export const faq = v.object({
  items: listOf(
    v.object({
      id: itemId,
      question: shortText,
      /** Plain text; blank lines separate paragraphs. */
      answer: text,
      // Without a time that can be read the answer does not say how old it is.
      updatedAt: optionalInstant,
      shareImage: optionalShareImage,
    }),
    byId,
  ),
});

export type Faq = v.InferOutput<typeof faq>;

export const section: SectionContract<Faq> = { type: 'faq', source: { kind: 'account-page' }, schema: faq };
