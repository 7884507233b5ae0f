import { useEffect, useRef } from 'react';

/**
 * Calls the action of a pressed key while the component is mounted, wherever the focus is, since a hidden slide loses
 * it. Keys that a video's controls need are left to them.
 */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
      const asksForMore = altKey || ctrlKey || metaKey || shiftKey;
      if (defaultPrevented || asksForMore || target instanceof HTMLMediaElement) return;
      const action = latest.current[key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
