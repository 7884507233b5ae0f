import { DOUBLE_TAP_MS } from '@oa-profile/plugin-sdk/internal';
import { useEffect, useState, type RefObject } from 'react';

/**
 * What a part of the page shows: the latest value, or the one before it while a finger or a key is down there, and for
 * as long as the second tap of a double tap may come. A tap then means what the visitor saw.
 *
 * @param ownChange What the visitor has changed last: whatever comes with another one shows at once.
 */
export function useHeldUnderFinger<Value>(
  part: RefObject<HTMLElement | null>,
  latest: Value | 'unknown',
  ownChange: unknown,
): Value | 'unknown' {
  const [isPressed, setPressed] = useState(false);
  const [shown, setShown] = useState({ value: latest, ownChange });
  useEffect(() => {
    const element = part.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = (): void => {
      clearTimeout(timer);
      setPressed(true);
    };
    const release = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setPressed(false), DOUBLE_TAP_MS);
    };
    element?.addEventListener('pointerdown', press);
    element?.addEventListener('keydown', press);
    // A finger may be lifted elsewhere.
    const ends = ['pointerup', 'pointercancel', 'keyup', 'blur'] as const;
    for (const end of ends) window.addEventListener(end, release);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('pointerdown', press);
      element?.removeEventListener('keydown', press);
      for (const end of ends) window.removeEventListener(end, release);
    };
  }, [part]);
  // Nothing is under the finger yet where nothing is known.
  if (isPressed && shown.value !== 'unknown' && shown.ownChange === ownChange) return shown.value;
  if (shown.value !== latest || shown.ownChange !== ownChange) setShown({ value: latest, ownChange });
  return latest;
}
