import { useEffect } from 'react';

/** Two taps within this time are one double tap. */
export const DOUBLE_TAP_MS = 500;

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
 * 'Add friend', a pop-up over the button that opens it, the page that a pop-up had covered. So it does if both taps are
 * on one switch, which the second would switch back. It listens on the whole document. A second tap on any other
 * control that has stayed the same gets through.
 */
export function useDoubleTapGuard(): void {
  useEffect(() => {
    let first: Tap | undefined;
    const guard = (event: MouseEvent): void => {
      // Clicks made by script are intended.
      if (!event.isTrusted) return;
      const control = event.target instanceof Element ? event.target.closest(controls) : null;
      const isSoon = event.timeStamp - (first?.event.timeStamp ?? -Infinity) < DOUBLE_TAP_MS;
      if (first && isSoon && isNotMeant(first, control, event)) {
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

/** Whether a tap so soon after the first one is not meant: it would switch back, or its target is another one by now. */
function isNotMeant({ control, words, event }: Tap, hit: Element | null, second: MouseEvent): boolean {
  if (hit === control && control.hasAttribute('aria-pressed')) return true;
  if (Math.hypot(second.clientX - event.clientX, second.clientY - event.clientY) >= FINGERTIP_PX)
    return false;
  if (!control.isConnected || control.textContent !== words) return true;
  // Two neighbouring controls may be tapped quickly. A key press has no position.
  const isCovered =
    event.detail > 0 && !control.contains(document.elementFromPoint(event.clientX, event.clientY));
  return hit !== control && isCovered;
}
