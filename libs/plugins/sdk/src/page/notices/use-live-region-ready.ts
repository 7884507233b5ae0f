import { useEffect, useState } from 'react';

/** How long a region stays empty before its first message. */
const EMPTY_MS = 100;

/**
 * Whether a live region has been on the page long enough. Its code is loaded late, when a message may already be
 * waiting, but assistive technology announces only changes in a region that it knows.
 */
export function useLiveRegionReady(): boolean {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), EMPTY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isKnown;
}
