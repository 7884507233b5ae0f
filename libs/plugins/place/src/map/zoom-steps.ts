import type { Map as LeafletMap } from 'leaflet';
import { FARTHEST_ZOOM, NEAREST_ZOOM } from './zoom-limits.js';

/**
 * Zooms a map by steps. The library drops a step while the previous one is running; this runs it afterwards, however
 * fast the button is pressed.
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
