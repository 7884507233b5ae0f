import { useSyncExternalStore } from 'react';

/** A little is nothing that a visitor has done on purpose. */
const ZOOMED = 1.05;

/** Whether the visitor has pinched the page larger: then a finger moves the picture and not to the next one. */
export function useZoomed(): boolean {
  return useSyncExternalStore(subscribe, isZoomed, () => false);
}

function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > ZOOMED;
}

function subscribe(onChange: () => void): () => void {
  window.visualViewport?.addEventListener('resize', onChange);
  return () => window.visualViewport?.removeEventListener('resize', onChange);
}
