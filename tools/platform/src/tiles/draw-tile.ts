import { housesOf, pathsOf, pondOf, treesOf } from './fill-block.js';
import { between, cornersOf, grown, type Box, type Point } from './geometry.js';
import { longLines, type LongLine } from './long-lines.js';
import { streetPlan, type Block, type StreetKind } from './street-plan.js';
import { planAround, toWorld, UNIT_ZOOM } from './world.js';

/** Width and height of a tile in pixels. */
export const TILE_SIZE = 256;

/** The zoom levels with tiles. */
export const MINIMUM_ZOOM = 12;
export const MAXIMUM_ZOOM = 19;

/** A tile's address in the usual scheme: zoom, column from the west, row from the north. */
export interface TileAddress {
  zoom: number;
  column: number;
  row: number;
}

/** Light and muted, so that a marker stands out, on a light page and on a dark one. */
const colors = {
  land: '#eeece7',
  house: '#e1ddd5',
  park: '#d8e6cc',
  tree: '#c3d8b5',
  path: '#eeece7',
  water: '#bed5de',
  shore: '#a9c5d0',
  road: '#ffffff',
  roadEdge: '#d8d4cb',
  avenue: '#fcf0cd',
  avenueEdge: '#dccda2',
  railway: '#b9b6b0',
};

/** Widths in units of the world; `least` is the minimum in pixels of a tile. */
const widths: Record<StreetKind | LongLine['kind'] | 'path', { width: number; least: number }> = {
  avenue: { width: 9, least: 1.6 },
  street: { width: 5.5, least: 1 },
  lane: { width: 3.4, least: 0.8 },
  path: { width: 1.6, least: 0.8 },
  river: { width: 42, least: 4 },
  canal: { width: 13, least: 1.6 },
  railway: { width: 1.6, least: 1.2 },
};

/** Lowest zoom at which each feature is drawn. */
const from = { street: 13, park: 13, lane: 15, path: 15, houses: 16, trees: 16 };

/** Draws a tile as an SVG document. Neighbours fit together, since nothing depends on the tile's edges. */
export function drawTile({ zoom, column, row }: TileAddress): string {
  const scale = 2 ** (zoom - UNIT_ZOOM);
  const size = TILE_SIZE / scale;
  const view = { left: column * size, top: row * size, right: (column + 1) * size, bottom: (row + 1) * size };
  // Large enough to include everything that reaches into the tile.
  const world = grown(view, 30);
  const plan = planAround(world);
  const pen = createPen(view, scale);
  const step = 24 * Math.max(1, 2 ** (15 - zoom));

  const { streets, blocks } = streetPlan(plan);
  const roads = (kind: StreetKind): string =>
    streets
      .filter((street) => street.kind === kind)
      .map(({ from: start, to }) => pen.line(pieces(start, to, step)))
      .join('');
  const lines = (kind: LongLine['kind']): string =>
    longLines(plan, step)
      .filter((line) => line.kind === kind)
      .map(({ points }) => pen.line(points))
      .join('');
  const lanes = zoom >= from.lane ? roads('lane') : '';
  const middling = zoom >= from.street ? roads('street') : '';
  const avenues = roads('avenue');
  const stroke = (kind: keyof typeof widths, more = 0): number =>
    Math.max(widths[kind].least, widths[kind].width * scale) + more;
  const edge = zoom >= 15 ? 1.6 : 1;

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE_SIZE}" height="${TILE_SIZE}" viewBox="0 0 ${TILE_SIZE} ${TILE_SIZE}">`,
    `<rect width="${TILE_SIZE}" height="${TILE_SIZE}" fill="${colors.land}"/>`,
    ...(zoom >= from.park ? parks(blocks, pen, zoom, stroke('path')) : []),
    ...(zoom >= from.houses ? [filled(houses(blocks, pen), colors.house)] : []),
    stroked(lanes, colors.roadEdge, stroke('lane', edge)),
    stroked(middling, colors.roadEdge, stroke('street', edge)),
    stroked(lanes, colors.road, stroke('lane')),
    stroked(middling, colors.road, stroke('street')),
    stroked(lines('canal'), colors.shore, stroke('canal', edge)),
    stroked(lines('river'), colors.shore, stroke('river', edge)),
    stroked(lines('canal'), colors.water, stroke('canal')),
    stroked(lines('river'), colors.water, stroke('river')),
    stroked(avenues, colors.avenueEdge, stroke('avenue', edge)),
    stroked(avenues, colors.avenue, stroke('avenue')),
    stroked(lines('railway'), colors.railway, stroke('railway')),
    '</svg>\n',
  ].join('');
}

function parks(blocks: readonly Block[], pen: Pen, zoom: number, pathWidth: number): string[] {
  const gardens = blocks.filter(({ kind }) => kind === 'park');
  const areas = gardens.map((park) => pen.area(outline(park)));
  const paths = zoom >= from.path ? gardens.flatMap(pathsOf).map((points) => pen.line(bend(points))) : [];
  const ponds = gardens.map((park) => pen.area(pondOf(park) ?? []));
  const trees = zoom >= from.trees ? gardens.flatMap(treesOf).map(pen.dot) : [];
  return [
    filled(areas.join(''), colors.park),
    stroked(paths.join(''), colors.path, pathWidth),
    filled(ponds.join(''), colors.water),
    filled(trees.join(''), colors.tree),
  ];
}

const houses = (blocks: readonly Block[], pen: Pen): string =>
  blocks
    .filter(({ kind }) => kind === 'houses')
    .flatMap(housesOf)
    .map((house) => pen.area(cornersOf(house)))
    .join('');

/** Writes path data of shapes near the tile, from points of the plan. */
interface Pen {
  line: (points: readonly Point[]) => string;
  area: (points: readonly Point[]) => string;
  dot: (circle: Point & { radius: number }) => string;
}

function createPen(view: Box, scale: number): Pen {
  const onTile = (place: Point): Point => {
    const { x, y } = toWorld(place);
    return { x: (x - view.left) * scale, y: (y - view.top) * scale };
  };
  const write = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
  const reach = 40 * scale + 16;
  const isFar = (side: (point: Point) => boolean, points: readonly Point[]): boolean => points.every(side);
  const isOut = (points: readonly Point[]): boolean =>
    isFar(({ x }) => x < -reach, points) ||
    isFar(({ x }) => x > TILE_SIZE + reach, points) ||
    isFar(({ y }) => y < -reach, points) ||
    isFar(({ y }) => y > TILE_SIZE + reach, points);

  return {
    line(points) {
      let path = '';
      let isDrawing = false;
      const placed = points.map(onTile);
      placed.slice(1).forEach((to, index) => {
        const start = placed[index] ?? to;
        const isVisible = !isOut([start, to]);
        if (isVisible) path += isDrawing ? `L${write(to)}` : `M${write(start)}L${write(to)}`;
        isDrawing = isVisible;
      });
      return path;
    },
    area(points) {
      const placed = points.map(onTile);
      return placed.length === 0 || isOut(placed) ? '' : `M${placed.map(write).join('L')}z`;
    },
    dot({ radius, ...centre }) {
      const placed = onTile(centre);
      const r = Math.round(radius * scale * 10) / 10;
      if (isOut([placed])) return '';
      return `M${write({ x: placed.x - r, y: placed.y })}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
    },
  };
}

/** A straight line in pieces, since the mapping to the world bends it. */
function pieces(start: Point, end: Point, step: number): Point[] {
  const count = Math.max(1, Math.ceil(Math.hypot(end.x - start.x, end.y - start.y) / step));
  return Array.from({ length: count + 1 }, (_, index) => between(start, end, index / count));
}

/** The outline of a block in pieces. */
const outline = (block: Box): Point[] =>
  cornersOf(block).flatMap((corner, index, corners) =>
    pieces(corner, corners[(index + 1) % 4] ?? corner, 24).slice(1),
  );

/** A curve between the outer points with the middle one as its control point. */
const bend = ([start, middle, end]: [Point, Point, Point]): Point[] =>
  Array.from({ length: 13 }, (_, index) => {
    const share = index / 12;
    return between(between(start, middle, share), between(middle, end, share), share);
  });

const filled = (path: string, color: string): string => (path ? `<path d="${path}" fill="${color}"/>` : '');

const stroked = (path: string, color: string, width: number): string =>
  path
    ? `<path d="${path}" fill="none" stroke="${color}" stroke-width="${Math.round(width * 10) / 10}" stroke-linecap="round" stroke-linejoin="round"/>`
    : '';
