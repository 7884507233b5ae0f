import { DivIcon, Map as LeafletMap, Marker, TileLayer, type LatLng, type Point } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import type { MapTiles } from '../place-of-page.js';
import { apart, type Circle } from './apart.js';
import { firstBounds } from './first-bounds.js';
import styles from './place-map.module.css';

/** Maximum initial zoom, and the zoom of a single place: a few streets around. */
const FIRST_ZOOM = 16;

/** Pixels kept free initially between the edges and the content: for the buttons, and for half a marker. */
const FIRST_PADDING: [number, number] = [64, 24];

/** A position in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

export interface DrawMapOptions {
  /** Shown in the middle, with a pin. */
  position: Position;
  /** Shown with the number that they have in the list of nearby places: the first is 1. */
  nearby: readonly Position[];
  tileUrl: MapTiles['url'];
  /** A static picture of the place, which leaves keys and pointers to the page. @default false */
  isStill?: boolean;
  /** The first tile has loaded. */
  onShown: () => void;
  /** No tile could be loaded. */
  onFailed: () => void;
  /** Reports whether it can be zoomed further. */
  onZoom: (can: { zoomIn: boolean; zoomOut: boolean }) => void;
}

/** Where a map can be moved to. */
export type MapDirection = 'left' | 'up' | 'down' | 'right';

/** Of the marker that stands out, above all others. */
const Z_SHOWN = 1000;

/** The pin as circles around its point, in pixels: its head, and what tapers down to the point. */
const PIN: readonly Circle[] = [
  { x: 0, y: -25, radius: 16 },
  { x: 0, y: -8, radius: 8 },
];

/** The part of its own size by which a button moves the map. */
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
  /** Moves the view, as a finger would, by a part of the map's own size. */
  move: (direction: MapDirection) => void;
  /** Puts one of the nearby positions in the middle, and marks it. */
  show: (index: number) => void;
  remove: () => void;
}

/**
 * Draws a map into an element that has a size. A mouse drags it, two fingers move and zoom it, arrow and plus keys work
 * while it is focused; one finger and the wheel are left to the page, which must not get stuck on a map.
 */
export function drawMap(element: HTMLElement, options: DrawMapOptions): DrawnMap {
  const { position, nearby, tileUrl, isStill = false, onShown, onFailed, onZoom } = options;
  const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = new LeafletMap(element, {
    minZoom: FARTHEST_ZOOM,
    maxZoom: NEAREST_ZOOM,
    // The page has controls of its own, in the visitor's language and large enough for a finger.
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
  // With dragging on, the map would capture every touch.
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
    // Fires when nothing is pending any more, even if tiles have failed.
    .on('load', () => {
      if (!isShown) onFailed();
    })
    .addTo(map);

  const markers = nearby.map((place, index) => addMarker(map, place, numberIcon(index + 1)));
  addMarker(map, position, pinIcon());
  const separate = (): void => separateMarkers(map, { position, nearby, markers });
  separate();

  const zoomBy = zoomSteps(map);
  const moveBy = panSteps(map);
  map.on('zoomend', () => {
    separate();
    onZoom({ zoomIn: map.getZoom() < NEAREST_ZOOM, zoomOut: map.getZoom() > FARTHEST_ZOOM });
  });
  // The library watches only the window, but even the page's scroll bar moves the centre.
  const resized = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  resized.observe(element);
  return {
    zoomIn: () => zoomBy(1),
    zoomOut: () => zoomBy(-1),
    move: (direction) => moveBy(ways[direction]),
    show(index) {
      const shown = nearby[index];
      if (!shown) return;
      for (const marker of markers) mark(marker, marker === markers[index]);
      map.setView([shown.latitude, shown.longitude], Math.max(map.getZoom(), FIRST_ZOOM), { animate: moves });
    },
    remove() {
      resized.disconnect();
      map.remove();
    },
  };
}

/** Markers show nothing that the page does not say in words, so they need not be reachable. */
function addMarker(map: LeafletMap, { latitude, longitude }: Position, icon: DivIcon): Marker {
  return new Marker([latitude, longitude], { icon, interactive: false, keyboard: false }).addTo(map);
}

/**
 * Moves numbers that would lie over the pin or over each other at this zoom. The nearer the visitor zooms, the nearer
 * they are to their places.
 */
function separateMarkers(
  map: LeafletMap,
  { position, nearby, markers }: Pick<DrawMapOptions, 'position' | 'nearby'> & { markers: readonly Marker[] },
): void {
  const pointOf = ({ latitude, longitude }: Position): Point => map.project([latitude, longitude]);
  const own = pointOf(position);
  const circles = nearby.map((place, index) => {
    const { x, y } = pointOf(place).subtract(own);
    // The size of a number depends on the text size.
    return { x, y, radius: (markers[index]?.getElement()?.offsetWidth ?? 0) / 2 };
  });
  for (const [index, { x, y }] of apart(circles, PIN).entries())
    markers[index]?.setLatLng(map.unproject(own.add([x, y])));
}

/** The requested marker stands out, above the others. */
function mark(marker: Marker, isShown: boolean): void {
  marker.setZIndexOffset(isShown ? Z_SHOWN : 0);
  marker.getElement()?.toggleAttribute('data-shown', isShown);
}

const pinIcon = (): DivIcon =>
  new DivIcon({ html: drawPin(), className: styles.pin ?? '', iconSize: [36, 44], iconAnchor: [18, 43] });

function numberIcon(number: number): DivIcon {
  const sign = document.createElement('span');
  sign.textContent = String(number);
  // Its size depends on the text size, so CSS must set it.
  return new DivIcon({ html: sign, className: styles.number ?? '', iconSize: undefined });
}

const SVG = 'http://www.w3.org/2000/svg';

/** The pin of the account, in its colour; its point is in the middle of the lower edge. */
function drawPin(): SVGSVGElement {
  const pin = document.createElementNS(SVG, 'svg');
  pin.setAttribute('viewBox', '0 0 36 44');
  pin.append(
    drawn('path', { d: 'M18 43C10 33.5 3 26.4 3 17.5a15 15 0 0 1 30 0C33 26.4 26 33.5 18 43Z' }),
    drawn('circle', { cx: '18', cy: '17.5', r: '5.5' }),
  );
  return pin;
}

function drawn(name: 'path' | 'circle', attributes: Record<string, string>): SVGElement {
  const shape = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) shape.setAttribute(attribute, value);
  return shape;
}

/**
 * Moves a map by parts of its size. The library starts each step at the current position of the running one; this
 * starts it at that one's target, however fast the button is pressed.
 */
function panSteps(map: LeafletMap): (step: [x: number, y: number]) => void {
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

/**
 * Zooms a map by steps. The library drops a step while the previous one is running; this runs it afterwards, however
 * fast the button is pressed.
 */
function zoomSteps(map: LeafletMap): (step: 1 | -1) => void {
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

/** The minimum zoom: a town. */
const FARTHEST_ZOOM = 12;

/** The maximum zoom: a house. */
const NEAREST_ZOOM = 19;
