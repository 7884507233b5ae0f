import type { ErrorEvent } from '@sentry/browser';

/** Files of browser extensions and of the browser itself. Safari masks the addresses of its extensions. */
const foreignFile = /^(?:(?:[a-z]+-)*extension|webkit-masked-url|user-script|resource|chrome):/;

/** Frames of the engine itself, which anybody's code calls. */
const nobodysFile = /^(?:<anonymous>|\[native code\])?$/;

/**
 * Whether an error lies in browser extensions only. One that has passed through a file of the page anywhere, also as
 * the cause of another one, can be the page's. (The SDK's `denyUrls` would look at the innermost file only.)
 */
export function isOfExtensionOnly({ exception }: ErrorEvent): boolean {
  const files = (exception?.values ?? [])
    .flatMap(({ stacktrace }) => stacktrace?.frames ?? [])
    .map(({ filename = '' }) => filename)
    .filter((filename) => !nobodysFile.test(filename));
  return files.length > 0 && files.every((filename) => foreignFile.test(filename));
}
