import { useEffect } from 'react';
import { DOUBLE_TAP } from './use-second-tap.js';

/** Pixels that the second tap of a double tap may be away from the first: about half of what a fingertip covers. */
const FINGERTIP = 24;

const controls = 'a, button, summary, label, input, select, textarea';

/** A tap on a control, and what that one said then. */
interface Tap {
  control: Element;
  words: string | null;
  event: MouseEvent;
}

/**
 * Ignores the second tap of a double tap wherever something else has come in the place of what the first was for: a call in
 * the place of 'Add friend', a pop-up over the button that opens it, the page that a pop-up had covered. It listens on all of
 * the document. A second tap on the same control gets through: see `useSecondTap`.
 */
export function useDoubleTapGuard(): void {
  useEffect(() => {
    let first: Tap | undefined;
    const guard = (event: MouseEvent): void => {
      // What script clicks is meant.
      if (!event.isTrusted) return;
      const control = event.target instanceof Element ? event.target.closest(controls) : null;
      if (first && isSecondTap(event, first.event) && isReplaced(first, control)) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      first = control ? { control, words: control.textContent, event } : undefined;
    };
    // Whoever goes on by keys knows where to.
    const forget = ({ key }: KeyboardEvent): void => {
      if (key === 'Tab') first = undefined;
    };
    // Before anybody else hears of it.
    document.addEventListener('click', guard, { capture: true });
    document.addEventListener('keydown', forget, { capture: true });
    return () => {
      document.removeEventListener('click', guard, { capture: true });
      document.removeEventListener('keydown', forget, { capture: true });
    };
  }, []);
}

const isSecondTap = (event: MouseEvent, first: MouseEvent): boolean =>
  event.timeStamp - first.timeStamp < DOUBLE_TAP &&
  Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) < FINGERTIP;

/** Whether a tap on `hit` meets something else than the first did, because that one has changed, gone, or been covered. */
function isReplaced({ control, words, event }: Tap, hit: Element | null): boolean {
  if (!control.isConnected || control.textContent !== words) return true;
  // Two neighbours can be tapped as fast as one likes. A key is pressed nowhere.
  const isCovered =
    event.detail > 0 && !control.contains(document.elementFromPoint(event.clientX, event.clientY));
  return hit !== control && isCovered;
}
