import { whenTouched } from './when-touched.js';

/** How far below the window a part counts as near: about one phone screen. */
const MARGIN = '600px';

/**
 * Calls `onNear` once, when `element` is in or near the window, or when the visitor turns to it earlier. Returns a function
 * that stops waiting.
 *
 * @param rootMargin what counts as near, as `IntersectionObserver` takes it
 */
export function whenNear(element: Element, onNear: () => void, rootMargin = MARGIN): () => void {
  const wanted = (): void => {
    stop();
    onNear();
  };
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && wanted(),
    { rootMargin },
  );
  const stopTouched = whenTouched(element, wanted);
  const stop = (): void => {
    observer.disconnect();
    stopTouched();
  };
  observer.observe(element);
  return stop;
}
