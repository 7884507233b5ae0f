import { whenTouched } from './when-touched.js';

/** How far below the window a section counts as near: about one phone screen. */
const MARGIN = '600px';

/**
 * Calls `onNear` once, when `element` is in or near the window, or when the visitor turns to it earlier. Returns a function
 * that stops waiting.
 */
export function whenNear(element: Element, onNear: () => void): () => void {
  const wanted = (): void => {
    stop();
    onNear();
  };
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && wanted(),
    { rootMargin: MARGIN },
  );
  const stopTouched = whenTouched(element, wanted);
  const stop = (): void => {
    observer.disconnect();
    stopTouched();
  };
  observer.observe(element);
  return stop;
}
