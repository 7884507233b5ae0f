import type { Position } from './draw-map.js';

/** South-western and north-eastern corner of a part of the map, each as latitude and longitude. */
export type Corners = [southWest: [number, number], northEast: [number, number]];

/** The smallest part of the map that is centred on a position and contains all the others. */
export function firstBounds(middle: Position, others: readonly Position[]): Corners {
  const north = Math.max(0, ...others.map(({ latitude }) => Math.abs(latitude - middle.latitude)));
  const east = Math.max(0, ...others.map(({ longitude }) => Math.abs(longitude - middle.longitude)));
  return [
    [middle.latitude - north, middle.longitude - east],
    [middle.latitude + north, middle.longitude + east],
  ];
}
