import { isOpenPopover } from '@oa-profile/ui';
import { useEffect, useState } from 'react';
import { usePageEnvironment } from '../../core/store/hooks.js';

/** How copying went. */
export type Copying = 'None' | 'Success' | 'Failure';

/**
 * Copies a link, or what is said of it, in a pop-up, which says itself how it went: a notice would lie behind it.
 *
 * @param popoverId The popover that it is in, which stays on the page: what came of it is forgotten when that is closed.
 */
export function useCopyLink(popoverId: string): {
  copying: Copying;
  copyLink: (url: string) => Promise<void>;
} {
  const { services } = usePageEnvironment();
  const [copying, setCopying] = useState<Copying>('None');
  useEffect(() => {
    const popover = document.getElementById(popoverId);
    const forget = (): void => {
      if (popover && !isOpenPopover(popover)) setCopying('None');
    };
    popover?.addEventListener('toggle', forget);
    return () => popover?.removeEventListener('toggle', forget);
  }, [popoverId]);
  const copyLink = async (url: string): Promise<void> => {
    // What came of the last tap goes, so that the same answer is heard again.
    setCopying('None');
    try {
      await services.host.copyText(url);
      setCopying('Success');
    } catch (error) {
      services.captureError(error, 'copyLink');
      setCopying('Failure');
    }
  };
  return { copying, copyLink };
}
