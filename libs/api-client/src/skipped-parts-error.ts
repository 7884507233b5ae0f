import { ProfileError } from '@oa-profile/errors';

/** An error to report invalid parts of an answer. The visitor misses nothing that this version could have shown. */
export const skippedPartsError = (path: string, places: readonly string[]): ProfileError =>
  new ProfileError({
    code: 'API_RESPONSE_INVALID',
    message: `Parts of the answer of ${path} were skipped`,
    data: { path, places },
  });
