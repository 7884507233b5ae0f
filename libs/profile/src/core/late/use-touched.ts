import { useEffect } from 'react';

/**
 * Marks the document while it is used with a pointer rather than with keys. Browsers do not agree on whether the focus
 * shows when script moves it after a tap; WebKit, which does not focus a tapped button, shows it.
 */
export function useTouched(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const onPointer = (): void => {
      dataset['touched'] = '';
    };
    const onKey = (): void => {
      delete dataset['touched'];
    };
    const options = { capture: true, passive: true };
    addEventListener('pointerdown', onPointer, options);
    addEventListener('keydown', onKey, options);
    return () => {
      onKey();
      removeEventListener('pointerdown', onPointer, options);
      removeEventListener('keydown', onKey, options);
    };
  }, []);
}
