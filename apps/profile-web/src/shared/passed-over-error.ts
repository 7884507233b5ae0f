import { ProfileError } from '@oa-profile/errors';

/** For the report: the visitor misses nothing that this version could have shown. */
export const passedOverError = (path: string, places: readonly string[]): ProfileError =>
  new ProfileError({
    code: 'API_RESPONSE_INVALID',
    message: `Parts of the answer of ${path} were passed over`,
    data: { places },
  });
