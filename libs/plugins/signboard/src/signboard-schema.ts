import { signboard, type Signboard } from '@oa-profile/api-client/schemas';
import { pipe, transform, type GenericSchema } from 'valibot';

/** What the API promises; a text of nothing but white space is none. */
export const signboardSchema: GenericSchema<unknown, Signboard> = pipe(
  signboard,
  transform(({ text, ...rest }) => ({ ...rest, text: text?.trim() || undefined })),
);
