import { between, boxAround, cornersOf, grown, type Box, type Point } from './geometry.js';

/** The zoom at which one unit of the world is one pixel. */
export const UNIT_ZOOM = 16;

const TURN = (11 * Math.PI) / 180;
const COS = Math.cos(TURN);
const SIN = Math.sin(TURN);

/**
 * Where a place of the plan is in the world. The plan has straight streets; the world is turned a little and bent
 * gently, as towns are.
 */
export function toWorld(place: Point): Point {
  const bent = { x: place.x + bendEast(place), y: place.y + bendSouth(place) };
  return { x: bent.x * COS - bent.y * SIN, y: bent.x * SIN + bent.y * COS };
}

// Neither may change by more than half a unit on a way of one, or there would be no way back from the world.
const bendEast = ({ x, y }: Point): number =>
  330 * Math.sin(y / 1150 + x / 4100) + 30 * Math.sin(y / 290 - x / 800);
const bendSouth = ({ x, y }: Point): number =>
  300 * Math.sin(x / 1270 - y / 3700 + 1.7) + 28 * Math.sin(x / 310 + y / 1000 + 0.6);

/** Where a place of the world is on the plan, to a unit. */
export function toPlan({ x, y }: Point): Point {
  const bent = { x: x * COS + y * SIN, y: y * COS - x * SIN };
  let place = bent;
  for (let nearer = 0; nearer < 16; nearer += 1)
    place = { x: bent.x - bendEast(place), y: bent.y - bendSouth(place) };
  return place;
}

/** A box of the plan that has in it all that a box of the world shows. */
export function planAround(world: Box): Box {
  const corners = cornersOf(world);
  const rim = corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    return [0, 0.25, 0.5, 0.75].map((share) => toPlan(between(corner, next, share)));
  });
  // Between those places the rim is not straight.
  return grown(boxAround(rim), 20 + (world.right - world.left) / 12);
}
