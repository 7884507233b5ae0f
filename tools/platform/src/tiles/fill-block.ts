import { chance } from './chance.js';
import { boxAround, grown, type Box, type Point } from './geometry.js';
import type { Block } from './street-plan.js';

/** A tree, seen from above. */
export interface Tree extends Point {
  radius: number;
}

/** Depth and average width of a lot. */
const LOT = 15;

/** The houses of a block: lots along both of its long sides, some of them empty. */
export function housesOf(block: Block): Box[] {
  const ground = grown(block, -4.5);
  const width = ground.right - ground.left;
  const height = ground.bottom - ground.top;
  const columns = Math.max(1, Math.round(width / LOT));
  const rows = Math.max(1, Math.round(height / (LOT * 1.2)));
  const houses: Box[] = [];
  for (let column = 0; column < columns; column += 1)
    for (let row = 0; row < rows; row += 1) {
      const by = (what: number): number => chance(what, column, row, ...block.key);
      const isInside = column > 0 && column < columns - 1 && row > 0 && row < rows - 1;
      // Courtyards have fewer houses than fronts.
      if (by(21) < (isInside ? 0.55 : 0.1)) continue;
      houses.push({
        left: ground.left + (width * (column + 0.04 + 0.14 * by(22))) / columns,
        right: ground.left + (width * (column + 0.82 + 0.14 * by(23))) / columns,
        top: ground.top + (height * (row + 0.04 + 0.16 * by(24))) / rows,
        bottom: ground.top + (height * (row + 0.78 + 0.18 * by(25))) / rows,
      });
    }
  return houses;
}

/** The trees of a park, more of them at its edges. */
export function treesOf(park: Block): Tree[] {
  const ground = grown(park, -7);
  const width = ground.right - ground.left;
  const height = ground.bottom - ground.top;
  const pond = pondOf(park);
  const shore = pond && boxAround(pond);
  return Array.from({ length: Math.round((width * height) / 190) }, (_, index) => {
    const by = (what: number): number => chance(what, index, ...park.key);
    const tree = { x: ground.left + width * by(31), y: ground.top + height * by(32) };
    const isAtEdge = by(33) < 0.45;
    if (isAtEdge && by(34) < 0.5) tree.x = by(35) < 0.5 ? ground.left : ground.right;
    else if (isAtEdge) tree.y = by(35) < 0.5 ? ground.top : ground.bottom;
    return { ...tree, radius: 1.7 + 1.6 * by(36) };
  }).filter(({ x, y }) => !shore || x < shore.left || x > shore.right || y < shore.top || y > shore.bottom);
}

/** The outline of a park's pond; undefined if the park is too small for one. */
export function pondOf(park: Block): Point[] | undefined {
  const width = park.right - park.left;
  const height = park.bottom - park.top;
  if (Math.min(width, height) < 110) return undefined;
  const by = (what: number): number => chance(what, ...park.key);
  const centre = {
    x: park.left + width * (0.36 + 0.28 * by(41)),
    y: park.top + height * (0.36 + 0.28 * by(42)),
  };
  const sides = 48;
  return Array.from({ length: sides }, (_, side) => {
    const angle = (side / sides) * 2 * Math.PI;
    const reach = 0.2 + 0.035 * Math.sin(angle * 2 + by(43) * 6) + 0.02 * Math.sin(angle * 3 + by(44) * 6);
    return { x: centre.x + width * reach * Math.cos(angle), y: centre.y + height * reach * Math.sin(angle) };
  });
}

/** The paths through a park, from corner to corner around its centre. */
export function pathsOf(park: Block): [Point, Point, Point][] {
  const middle = {
    x: park.left + (park.right - park.left) * (0.2 + 0.12 * chance(51, ...park.key)),
    y: park.top + (park.bottom - park.top) * (0.7 + 0.12 * chance(52, ...park.key)),
  };
  return [
    [{ x: park.left, y: park.top }, middle, { x: park.right, y: park.bottom }],
    [
      { x: park.left, y: park.bottom },
      middle,
      { x: park.right, y: park.bottom - (park.bottom - park.top) * 0.3 },
    ],
  ];
}
