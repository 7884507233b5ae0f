import { useEffect } from 'react';

const MARK = 'data-touched';

/**
 * Marks the focused element while the page is used with a pointer rather than the keyboard. Browsers disagree on
 * whether to show the focus ring when script moves the focus after a tap; WebKit, which does not focus a tapped button,
 * shows it. The document itself is not marked: each change would recalculate the styles of the whole page.
 */
export function useTouched(): void {
  useEffect(() => {
    let isTouched = false;
    const mark = (element: EventTarget | null): void => {
      if (element instanceof Element) element.toggleAttribute(MARK, isTouched);
    };
    const becomes = (touched: boolean) => (): void => {
      isTouched = touched;
      mark(document.activeElement);
    };
    const [onPointer, onKey] = [becomes(true), becomes(false)];
    const onFocus = ({ target }: FocusEvent): void => mark(target);
    const options = { capture: true, passive: true };
    addEventListener('pointerdown', onPointer, options);
    addEventListener('keydown', onKey, options);
    addEventListener('focusin', onFocus, options);
    return () => {
      onKey();
      removeEventListener('pointerdown', onPointer, options);
      removeEventListener('keydown', onKey, options);
      removeEventListener('focusin', onFocus, options);
    };
  }, []);
}
