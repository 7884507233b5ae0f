/**
 * Whether the browser is older than those that the README names. What is asked for here came to each of them in the
 * version named there, or shortly before it.
 */
export function isTooOld(): boolean {
  return (
    !('noModule' in document.createElement('script')) ||
    typeof HTMLDialogElement === 'undefined' ||
    typeof (Object as { hasOwn?: unknown }).hasOwn === 'undefined'
  );
}
