import { usePageEnvironment } from '@oa-profile/plugin-sdk/page';
import { isOpenPopover } from '@oa-profile/ui/internal';
import { useEffect, useState } from 'react';

/** The outcome of copying. */
export type Copying = 'None' | 'Success' | 'Failure';

/**
 * Copies a link or text from a pop-up that shows the outcome itself: a notice would be behind it.
 *
 * @param popoverId The popover containing it, which stays on the page: closing it resets the outcome.
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
    // Clear the last outcome, so that the same one is announced again.
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
