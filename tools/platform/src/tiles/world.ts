import { between, boxAround, cornersOf, grown, type Box, type Point } from './geometry.js';

/** The zoom level at which one unit of the world is one pixel. */
export const UNIT_ZOOM = 16;

const TURN = (11 * Math.PI) / 180;
const COS = Math.cos(TURN);
const SIN = Math.sin(TURN);

/**
 * Maps a point of the plan to the world. The plan has straight streets; the world is slightly rotated and bent, like
 * real towns.
 */
export function toWorld(place: Point): Point {
  const bent = { x: place.x + bendEast(place), y: place.y + bendSouth(place) };
  return { x: bent.x * COS - bent.y * SIN, y: bent.x * SIN + bent.y * COS };
}

// Slopes must stay below one half, or the mapping could not be inverted.
const bendEast = ({ x, y }: Point): number =>
  330 * Math.sin(y / 1150 + x / 4100) + 30 * Math.sin(y / 290 - x / 800);
const bendSouth = ({ x, y }: Point): number =>
  300 * Math.sin(x / 1270 - y / 3700 + 1.7) + 28 * Math.sin(x / 310 + y / 1000 + 0.6);

/** Maps a point of the world to the plan, to within a unit. */
export function toPlan({ x, y }: Point): Point {
  const bent = { x: x * COS + y * SIN, y: y * COS - x * SIN };
  let place = bent;
  for (let nearer = 0; nearer < 16; nearer += 1)
    place = { x: bent.x - bendEast(place), y: bent.y - bendSouth(place) };
  return place;
}

/** A box of the plan that contains everything in a box of the world. */
export function planAround(world: Box): Box {
  const corners = cornersOf(world);
  const rim = corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    return [0, 0.25, 0.5, 0.75].map((share) => toPlan(between(corner, next, share)));
  });
  // The rim is not straight between those points.
  return grown(boxAround(rim), 20 + (world.right - world.left) / 12);
}
