import { useEffect } from 'react';
import { DOUBLE_TAP_MS } from './use-second-tap.js';

/** How far apart the two taps of a double tap may be, in pixels: about half of what a fingertip covers. */
const FINGERTIP_PX = 24;

const controls = 'a, button, summary, label, input, select, textarea';

/** A tap on a control, and the control's text at that moment. */
interface Tap {
  control: Element;
  words: string | null;
  event: MouseEvent;
}

/**
 * Ignores the second tap of a double tap if something else has replaced what the first one was for: a call in place of
 * 'Add friend', a pop-up over the button that opens it, the page that a pop-up had covered. It listens on the whole
 * document. A second tap on the same control gets through: see `useSecondTap`.
 */
export function useDoubleTapGuard(): void {
  useEffect(() => {
    let first: Tap | undefined;
    const guard = (event: MouseEvent): void => {
      // Clicks made by script are intended.
      if (!event.isTrusted) return;
      const control = event.target instanceof Element ? event.target.closest(controls) : null;
      if (first && isSecondTap(event, first.event) && isReplaced(first, control)) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      first = control ? { control, words: control.textContent, event } : undefined;
    };
    // Keyboard users have moved on deliberately.
    const forget = ({ key }: KeyboardEvent): void => {
      if (key === 'Tab') first = undefined;
    };
    // Capturing, so that it runs before all other listeners.
    document.addEventListener('click', guard, { capture: true });
    document.addEventListener('keydown', forget, { capture: true });
    return () => {
      document.removeEventListener('click', guard, { capture: true });
      document.removeEventListener('keydown', forget, { capture: true });
    };
  }, []);
}

const isSecondTap = (event: MouseEvent, first: MouseEvent): boolean =>
  event.timeStamp - first.timeStamp < DOUBLE_TAP_MS &&
  Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) < FINGERTIP_PX;

/** Whether a tap on `hit` meets something other than the first tap did: that has changed, gone, or been covered. */
function isReplaced({ control, words, event }: Tap, hit: Element | null): boolean {
  if (!control.isConnected || control.textContent !== words) return true;
  // Two neighbouring controls may be tapped quickly. A key press has no position.
  const isCovered =
    event.detail > 0 && !control.contains(document.elementFromPoint(event.clientX, event.clientY));
  return hit !== control && isCovered;
}
