import { isProfileError } from '@oa-profile/errors';

/** Places at which the log notices what nobody has caught: any script in the document may have thrown it. */
const uncaughtPlaces: readonly string[] = ['window', 'promise'];

/** The file of a frame, as Chrome writes it after ` at `, and as Firefox and Safari do after `@`. */
const frame = /^(?: +at (?:.*\()?|.*@|)(https?:\/\/[^\s()]+):\d+:\d+\)?$/;

/** Causes that are followed: a chain may be a circle. */
const MAX_CAUSES = 5;

/**
 * Whether an error is the page's own: its code has caught it, has thrown it on purpose, or stands in its stack or in
 * that of one of its causes. Whatever else happens in the document belongs to extensions, translators, or the app
 * around the page. Scripts of the page are files of its origin; those that others put into the document have no file,
 * or the document's own address.
 */
export function isOurs(error: unknown, place: string): boolean {
  return !uncaughtPlaces.includes(place) || isProfileError(error) || hasOurFrame(error, MAX_CAUSES);
}

function hasOurFrame(error: unknown, causes: number): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { stack, cause, errors } = error as Partial<Record<'stack' | 'cause' | 'errors', unknown>>;
  if (typeof stack === 'string' && stack.split('\n').some((line) => isOurFile(frame.exec(line)?.[1] ?? '')))
    return true;
  const inner = [cause, ...(Array.isArray(errors) ? (errors as unknown[]).slice(0, MAX_CAUSES) : [])];
  return causes > 0 && inner.some((one) => hasOurFrame(one, causes - 1));
}

/** Whether a file is a script of the page's origin. */
export const isOurFile = (file: string): boolean =>
  file.startsWith(`${location.origin}/`) && /^[^?#]*\.m?js(?:[?#]|$)/.test(file);
