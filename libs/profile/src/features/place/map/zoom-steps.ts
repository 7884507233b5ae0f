import type { Map as LeafletMap } from 'leaflet';
import { FARTHEST_ZOOM, NEAREST_ZOOM } from './zoom-limits.js';

/**
 * Zooms a map by steps. The library passes over a step while it is still making the one before; here it is made
 * afterwards, however fast somebody presses.
 */
export function zoomSteps(map: LeafletMap): (step: 1 | -1) => void {
  let isMoving = false;
  let wanted: number | undefined;
  map.on('zoomstart', () => {
    isMoving = true;
  });
  map.on('zoomend', () => {
    isMoving = false;
    if (wanted === map.getZoom()) wanted = undefined;
    if (wanted !== undefined) map.setZoom(wanted);
  });
  return (step) => {
    const zoom = Math.min(Math.max((wanted ?? map.getZoom()) + step, FARTHEST_ZOOM), NEAREST_ZOOM);
    if (!isMoving && zoom === map.getZoom()) return;
    wanted = zoom;
    map.setZoom(zoom);
  };
}
