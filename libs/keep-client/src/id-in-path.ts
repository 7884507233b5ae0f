import { ProfileError } from '@oa-profile/errors';

/** @throws ProfileError `INVALID_PARAM` for an id that is no text, would lead to another path, or cannot be encoded. */
export function idInPath(contentId: string): string {
  if (typeof contentId !== 'string' || /^\.{0,2}$|\p{Surrogate}/u.test(contentId))
    throw new ProfileError({
      code: 'INVALID_PARAM',
      message: 'contentId cannot be part of a path',
      data: { parameter: 'contentId' },
    });
  return encodeURIComponent(contentId);
}
