import type { NearbyPlace } from '@oa-profile/api-client/schemas';
import type { PageContent } from '../seeds/account-seed.js';

const EARTH_RADIUS = 6_371_000;

interface Position {
  latitude: number;
  longitude: number;
}

/** The places around an account, nearest first. An account without a position has none. */
export function nearbyPlacesOf({ basicInfo, nearbyPlaces = [] }: PageContent): NearbyPlace[] {
  const { latitude, longitude } = basicInfo?.address ?? {};
  if (latitude === undefined || longitude === undefined) return [];
  return nearbyPlaces
    .map((place) => ({ ...place, distance: metresBetween({ latitude, longitude }, place) }))
    .sort((one, other) => one.distance - other.distance);
}

/** Straight-line distance, rounded to ten metres, on a flat earth: exact enough for a few streets. */
function metresBetween(from: Position, to: Position): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const north = radians(to.latitude - from.latitude);
  const east = radians(to.longitude - from.longitude) * Math.cos(radians(from.latitude));
  return Math.round((Math.hypot(north, east) * EARTH_RADIUS) / 10) * 10;
}
