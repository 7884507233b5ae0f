import { useEffect, useState } from 'react';

/**
 * Whether a popover has been opened since scripts handle it, for content that is too much work for a visit in which
 * nobody looks at it. If it was open before, it stays as it is until it is closed: nothing moves under a finger.
 */
export function useOpened(popoverId: string): boolean {
  const [isOpened, setOpened] = useState(false);
  useEffect(() => {
    const popover = document.getElementById(popoverId);
    // The event comes before the popover is drawn.
    const onToggle = (): void => setOpened(true);
    popover?.addEventListener('beforetoggle', onToggle);
    return () => popover?.removeEventListener('beforetoggle', onToggle);
  }, [popoverId]);
  return isOpened;
}
