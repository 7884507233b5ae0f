import { ProfileError } from '@oa-profile/errors';

/** @throws ProfileError `INVALID_PARAM` for an id that would lead to another path, or that cannot be encoded. */
export function idInPath(contentId: string): string {
  if (/^\.{0,2}$|\p{Surrogate}/u.test(contentId))
    throw new ProfileError({
      code: 'INVALID_PARAM',
      message: 'contentId cannot be part of a path',
      data: { parameter: 'contentId' },
    });
  return encodeURIComponent(contentId);
}
