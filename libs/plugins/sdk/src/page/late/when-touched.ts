const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'error'] as const;

/**
 * Whether the visitor has turned to it before the page could hear it: the focus says so, or a slider that was moved. Or a
 * picture of it cannot be loaded.
 */
export const wasTouched = (element: Element): boolean =>
  element.matches(':focus-within') ||
  Array.from(element.querySelectorAll('input')).some(({ value, defaultValue }) => value !== defaultValue) ||
  Array.from(element.querySelectorAll('img')).some(({ complete, naturalWidth }) => complete && !naturalWidth);

/**
 * Calls `onTouched` once, when the visitor touches or focuses `element`, the pointer comes to it, or something in it cannot be
 * loaded. Returns a function that stops waiting.
 */
export function whenTouched(element: Element, onTouched: () => void): () => void {
  // React lets no such event through to what it has not hydrated yet: it is heard before React hears it.
  const stop = (): void => signs.forEach((sign) => document.removeEventListener(sign, heard, true));
  const heard = ({ target }: Event): void => {
    if (!(target instanceof Node) || !element.contains(target)) return;
    stop();
    onTouched();
  };
  signs.forEach((sign) => document.addEventListener(sign, heard, true));
  return stop;
}
