import { useEffect, useState } from 'react';

/** Milliseconds for which a region stands empty before its first message. */
const GETTING_KNOWN = 100;

/**
 * Whether a live region has been on the page for long enough. It comes with code that is loaded late, and a message can have
 * been waiting for it; assistive technology announces only what changes in a region that it knows.
 */
export function useKnownRegion(): boolean {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), GETTING_KNOWN);
    return () => clearTimeout(timer);
  }, []);
  return isKnown;
}
