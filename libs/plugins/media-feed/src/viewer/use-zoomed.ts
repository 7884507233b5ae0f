import { useSyncExternalStore } from 'react';

/** A smaller zoom is not intentional. */
const MIN_ZOOM = 1.05;

/** Whether the visitor has zoomed in: then a finger moves the picture, not to the next slide. */
export function useZoomed(): boolean {
  return useSyncExternalStore(subscribe, isZoomed, () => false);
}

function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > MIN_ZOOM;
}

function subscribe(onChange: () => void): () => void {
  window.visualViewport?.addEventListener('resize', onChange);
  return () => window.visualViewport?.removeEventListener('resize', onChange);
}
