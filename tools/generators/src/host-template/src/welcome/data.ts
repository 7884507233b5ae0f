import { optionalText, text } from '@oa-profile/api-client/schemas/building-blocks';
import type { SectionContract } from '@oa-profile/plugin-sdk';
import * as v from 'valibot';

const welcome = v.object({
  /** Plain text; blank lines separate paragraphs. */
  text,
  /** Who says it. */
  name: optionalText,
});

/** Data of the section `welcome`: what an owner says to visitors. */
export type Welcome = v.InferOutput<typeof welcome>;

export const section: SectionContract<Welcome> = {
  type: 'welcome',
  source: { kind: 'account-page' },
  schema: welcome,
};
