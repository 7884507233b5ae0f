import type { LatLng, Map as LeafletMap } from 'leaflet';

/**
 * Moves a map by parts of its size. The library starts each step at the current position of the running one; this
 * starts it at that one's target, however fast the button is pressed.
 */
export function panSteps(map: LeafletMap): (step: [x: number, y: number]) => void {
  let wanted: LatLng | undefined;
  map.on('moveend', () => {
    wanted = undefined;
  });
  return ([x, y]) => {
    const size = map.getSize();
    const target = map.unproject(map.project(wanted ?? map.getCenter()).add([size.x * x, size.y * y]));
    // Ends the previous step, and resets its target.
    map.panTo(target);
    wanted = target;
  };
}
