import type { LatLng, Map as LeafletMap } from 'leaflet';

/**
 * Moves a map by parts of its size. The library begins each step where the one before happens to be; here it begins
 * where that would have ended, however fast somebody presses.
 */
export function panSteps(map: LeafletMap): (step: [x: number, y: number]) => void {
  let wanted: LatLng | undefined;
  map.on('moveend', () => {
    wanted = undefined;
  });
  return ([x, y]) => {
    const size = map.getSize();
    const target = map.unproject(map.project(wanted ?? map.getCenter()).add([size.x * x, size.y * y]));
    // Ends the step before, and forgets where that was going.
    map.panTo(target);
    wanted = target;
  };
}
