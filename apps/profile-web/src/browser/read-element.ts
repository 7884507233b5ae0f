import { ProfileError } from '@oa-profile/errors';

/**
 * Reads one of the elements that the page server wrote. It checked what it wrote: here they are only found and parsed.
 *
 * @throws ProfileError `DATA_INVALID` with message 'invalid element'.
 */
export function readElement<T>(id: string): T {
  const text = document.getElementById(id)?.textContent;
  try {
    if (text) return JSON.parse(text) as T;
  } catch {
    // A proxy or an extension changed it: as good as missing.
  }
  throw new ProfileError({ code: 'DATA_INVALID', message: 'invalid element', data: { id } });
}
