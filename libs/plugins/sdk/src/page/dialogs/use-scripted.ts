import { isOpenPopover } from '@oa-profile/ui/internal';
import { useEffect, useState } from 'react';

/**
 * Whether scripts handle a popover by now, so that entries which need them can be offered. If it is open at that
 * moment, it stays as it is until it is closed: nothing moves under a finger.
 */
export function useScripted(popoverId: string): boolean {
  const [isScripted, setScripted] = useState(false);
  useEffect(() => {
    const popover = document.getElementById(popoverId);
    const onToggle = (): void => {
      if (!popover || !isOpenPopover(popover)) setScripted(true);
    };
    onToggle();
    popover?.addEventListener('toggle', onToggle);
    return () => popover?.removeEventListener('toggle', onToggle);
  }, [popoverId]);
  return isScripted;
}
