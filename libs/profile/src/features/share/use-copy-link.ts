import { useState } from 'react';
import { usePageEnvironment } from '../../core/store/hooks.js';

/** How copying went. */
export type Copying = 'None' | 'Success' | 'Failure';

/** Copies a link, or what is said of it, in a dialog, which says itself how it went: a notice would lie behind it. */
export function useCopyLink(): { copying: Copying; copyLink: (url: string) => Promise<void> } {
  const { services } = usePageEnvironment();
  const [copying, setCopying] = useState<Copying>('None');
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
