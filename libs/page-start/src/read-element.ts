import { ProfileError } from '@oa-profile/errors';

/**
 * Reads one of the data elements of the document. The page server has validated the data, so they are only parsed.
 *
 * @throws ProfileError `DATA_INVALID` with message 'invalid element'.
 */
export function readElement<T>(id: string): T {
  const text = document.getElementById(id)?.textContent;
  try {
    if (text) return JSON.parse(text) as T;
  } catch {
    // A proxy or an extension has changed it.
  }
  throw new ProfileError({ code: 'DATA_INVALID', message: 'invalid element', data: { id } });
}
