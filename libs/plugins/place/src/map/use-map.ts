import { usePageEnvironment, whenNear } from '@oa-profile/plugin-sdk/page';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { DrawMapOptions, DrawnMap } from './draw-map.js';

/** A map that is loading, shown, or failed. */
export interface UsedMap {
  status: 'Waiting' | 'Shown' | 'Failed';
  canZoom: { zoomIn: boolean; zoomOut: boolean };
  zoom: (direction: 'zoomIn' | 'zoomOut') => void;
  move: DrawnMap['move'];
  show: DrawnMap['show'];
}

/**
 * Draws a map into an element when that comes near: the library and the tiles are not loaded earlier.
 *
 * @param what Must stay the same object; without it there is no map.
 */
export function useMap(
  place: RefObject<HTMLElement | null>,
  what: Pick<DrawMapOptions, 'position' | 'nearby' | 'tileUrl' | 'isStill'> | undefined,
): UsedMap {
  const { services } = usePageEnvironment();
  const map = useRef<DrawnMap>(undefined);
  const [status, setStatus] = useState<UsedMap['status']>('Waiting');
  const [canZoom, setCanZoom] = useState<UsedMap['canZoom']>({ zoomIn: true, zoomOut: true });

  useEffect(() => {
    const element = place.current;
    // The address and the link to a maps app work without the many tiles of a map.
    if (!element || !what || savesData()) return undefined;
    let left = false;
    const giveUp = (error: unknown): void => {
      if (left) return;
      services.captureError(error, 'map');
      setStatus('Failed');
    };
    const draw = async (): Promise<void> => {
      try {
        const { drawMap } = await import('./draw-map.js');
        if (left) return;
        map.current = drawMap(element, {
          ...what,
          onShown: () => setStatus('Shown'),
          onFailed: () => giveUp(new Error('No picture of the map could be loaded')),
          onZoom: setCanZoom,
        });
      } catch (error) {
        giveUp(error);
      }
    };
    // Most visitors never see one that is only for the eye: it waits for the window itself.
    const stop = whenNear(element, () => void draw(), what.isStill ? '0px' : undefined);
    return () => {
      left = true;
      stop();
      map.current?.remove();
      map.current = undefined;
    };
  }, [place, what, services]);

  const zoom = useCallback<UsedMap['zoom']>((direction) => map.current?.[direction](), []);
  const move = useCallback<UsedMap['move']>((direction) => map.current?.move(direction), []);
  const show = useCallback<UsedMap['show']>((index) => map.current?.show(index), []);
  return { status, canZoom, zoom, move, show };
}

/** Whether the visitor has asked the browser or the system to save data. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}
