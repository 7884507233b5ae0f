/**
 * Whether the browser is older than the supported browsers in the README. Each of these got the features tested here in
 * its oldest supported version, or shortly before.
 */
export function isTooOld(): boolean {
  return (
    !('noModule' in document.createElement('script')) ||
    typeof HTMLDialogElement === 'undefined' ||
    typeof (Object as { hasOwn?: unknown }).hasOwn === 'undefined'
  );
}
