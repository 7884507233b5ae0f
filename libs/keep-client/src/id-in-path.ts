import { ProfileError } from '@oa-profile/errors';

/** @throws ProfileError `INVALID_PARAM` for an id that is missing, would lead to another path, or cannot be encoded. */
export function idInPath(contentId: string | null | undefined): string {
  const id = contentId ?? '';
  if (/^\.{0,2}$|\p{Surrogate}/u.test(id))
    throw new ProfileError({
      code: 'INVALID_PARAM',
      message: 'contentId cannot be part of a path',
      data: { parameter: 'contentId' },
    });
  return encodeURIComponent(id);
}
