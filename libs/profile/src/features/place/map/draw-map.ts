import { DivIcon, Map as LeafletMap, Marker, TileLayer } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import type { MapTiles } from '../../../core/store/page-state.js';
import { drawPin } from './draw-pin.js';
import { firstBounds } from './first-bounds.js';
import styles from './place-map.module.css';
import { FARTHEST_ZOOM, NEAREST_ZOOM } from './zoom-limits.js';
import { panSteps } from './pan-steps.js';
import { zoomSteps } from './zoom-steps.js';

/** How near the map is at most at first, and at least when it shows one place: a few streets around. */
const FIRST_ZOOM = 16;

/** Pixels between the edges and what is to be seen at first: beside the buttons, and half a marker. */
const FIRST_PADDING: [number, number] = [64, 24];

/** A position in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** Options of {@link drawMap}. */
export interface DrawMapOptions {
  /** Shown in the middle, with a pin. */
  position: Position;
  /** Shown with the number that they have in the list of nearby places: the first is 1. */
  nearby: readonly Position[];
  tileUrl: MapTiles['url'];
  /** Nothing moves it: a picture of where it is, in which keys and pointers are left to the page. @default false */
  isStill?: boolean;
  /** The first picture of the map is there. */
  onShown: () => void;
  /** No picture of the map could be loaded. */
  onFailed: () => void;
  /** How far it can be zoomed from now on. */
  onZoom: (can: { zoomIn: boolean; zoomOut: boolean }) => void;
}

/** Where a map can be moved to. */
export type MapDirection = 'left' | 'up' | 'down' | 'right';

/** The pin is tall: a number beside it would be hidden, while it is seen behind a number. */
const ABOVE_PIN = 1000;

/** How much of its size the map is moved by a button. */
const STEP = 0.4;

const ways: Record<MapDirection, [x: number, y: number]> = {
  left: [-STEP, 0],
  up: [0, -STEP],
  down: [0, STEP],
  right: [STEP, 0],
};

/** A map that is on the page. */
export interface DrawnMap {
  zoomIn: () => void;
  zoomOut: () => void;
  /** Moves what is shown, as a finger would: by parts of the map's own size. */
  move: (direction: MapDirection) => void;
  /** Puts one of the nearby positions in the middle, and marks it. */
  show: (index: number) => void;
  remove: () => void;
}

/**
 * Draws a map into an element that has a size. A mouse drags it, two fingers move and zoom it, arrow and plus keys work
 * when it has the focus; one finger and the wheel are left to the page, which must not get stuck on a map.
 */
export function drawMap(element: HTMLElement, options: DrawMapOptions): DrawnMap {
  const { position, nearby, tileUrl, isStill = false, onShown, onFailed, onZoom } = options;
  const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = new LeafletMap(element, {
    minZoom: FARTHEST_ZOOM,
    maxZoom: NEAREST_ZOOM,
    // The page has controls of its own, in the visitor's language and of the size of a finger.
    zoomControl: false,
    attributionControl: false,
    dragging: false,
    scrollWheelZoom: false,
    tapHold: false,
    ...(isStill && { keyboard: false, boxZoom: false, doubleClickZoom: false, touchZoom: false }),
    zoomAnimation: moves,
    fadeAnimation: moves,
    markerZoomAnimation: moves,
    inertia: moves,
  });
  map.fitBounds(firstBounds(position, nearby), {
    padding: FIRST_PADDING,
    maxZoom: FIRST_ZOOM,
    animate: false,
  });
  if (!moves) {
    const panBy = map.panBy.bind(map);
    map.panBy = (offset) => panBy(offset, { animate: false });
  }
  // With dragging on, a touch screen would give the map every finger.
  element.addEventListener('pointerdown', ({ pointerType }) => {
    if (isStill) return;
    if (pointerType === 'mouse') map.dragging.enable();
    else map.dragging.disable();
  });

  let isShown = false;
  new TileLayer(tileUrl, { minZoom: FARTHEST_ZOOM, maxZoom: NEAREST_ZOOM })
    .on('tileload', () => {
      if (!isShown) onShown();
      isShown = true;
    })
    // Fired when there is nothing left to wait for, pictures that failed among them.
    .on('load', () => {
      if (!isShown) onFailed();
    })
    .addTo(map);

  const markers = nearby.map((place, index) => addMarker(map, place, numberIcon(index + 1), ABOVE_PIN));
  addMarker(map, position, pinIcon(), 0);

  const zoomBy = zoomSteps(map);
  const moveBy = panSteps(map);
  map.on('zoomend', () =>
    onZoom({ zoomIn: map.getZoom() < NEAREST_ZOOM, zoomOut: map.getZoom() > FARTHEST_ZOOM }),
  );
  // The library watches the window alone, while a scroll bar of the page is enough to move the middle.
  const resized = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  resized.observe(element);
  return {
    zoomIn: () => zoomBy(1),
    zoomOut: () => zoomBy(-1),
    move: (direction) => moveBy(ways[direction]),
    show(index) {
      const shown = markers[index];
      if (!shown) return;
      for (const marker of markers) mark(marker, marker === shown);
      map.setView(shown.getLatLng(), Math.max(map.getZoom(), FIRST_ZOOM), { animate: moves });
    },
    remove() {
      resized.disconnect();
      map.remove();
    },
  };
}

/** Markers say nothing that the page does not say in words, so that nobody has to reach them. */
function addMarker(
  map: LeafletMap,
  { latitude, longitude }: Position,
  icon: DivIcon,
  zIndexOffset: number,
): Marker {
  const options = { icon, zIndexOffset, interactive: false, keyboard: false };
  return new Marker([latitude, longitude], options).addTo(map);
}

/** The one that was asked for stands out, and above the others. */
function mark(marker: Marker, isShown: boolean): void {
  marker.setZIndexOffset(isShown ? 2 * ABOVE_PIN : ABOVE_PIN);
  marker.getElement()?.toggleAttribute('data-shown', isShown);
}

const pinIcon = (): DivIcon =>
  new DivIcon({ html: drawPin(), className: styles.pin ?? '', iconSize: [36, 44], iconAnchor: [18, 43] });

function numberIcon(number: number): DivIcon {
  const sign = document.createElement('span');
  sign.textContent = String(number);
  // Its size is that of a text, so that the styles have to say it.
  return new DivIcon({ html: sign, className: styles.number ?? '', iconSize: undefined });
}
