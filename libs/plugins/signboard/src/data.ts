import {
  optionalImage,
  optionalInstant,
  optionalText,
  optionalWebUrl,
} from '@oa-profile/api-client/schemas/building-blocks';
import type { SectionContract } from '@oa-profile/plugin-sdk';
import * as v from 'valibot';

/** Data of the section `signboard`: one big picture, or a text, with a link. Without a part that can be read it has the others. */
export const signboard = v.object({
  picture: optionalImage,
  text: optionalText,
  url: optionalWebUrl,
  /** When it is over. @default never, as far as anybody knows */
  until: optionalInstant,
});

export type Signboard = v.InferOutput<typeof signboard>;

export const section: SectionContract<Signboard> = {
  type: 'signboard',
  source: { kind: 'account-page' },
  schema: signboard,
};
