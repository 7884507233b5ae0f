import { openStateAt, type BusinessHours } from '@oa-profile/business-hours';
import type { NearbyPlace } from '@oa-profile/api-client';

/** A place with its number on the map and in the complete list. */
export interface NumberedPlace {
  place: NearbyPlace;
  /** 1 for the nearest. */
  position: number;
}

/** Before a closed door, nobody compares more. */
const MAX_PLACES = 3;

/**
 * Where to go instead while the account is closed: the nearest places that are known to be open now. Empty while it is
 * open, or if that is unknown.
 */
export function openInstead(
  hours: BusinessHours | undefined,
  places: readonly NearbyPlace[],
  now: Date,
): NumberedPlace[] {
  if (opennessAt(hours, now) !== 'closed') return [];
  return nearestFirst(places)
    .map((place, index) => ({ place, position: index + 1 }))
    .filter(({ place }) => opennessAt(place.hours, now) === 'open')
    .slice(0, MAX_PLACES);
}

/** Places by distance, the order of the list and of the numbers on the map. */
export function nearestFirst(places: readonly NearbyPlace[]): NearbyPlace[] {
  return [...places].sort((one, other) => one.distance - other.distance);
}

export type Openness = 'open' | 'closed' | 'unknown';

/** Whether a place is open, by its own clock. */
export function opennessAt(hours: BusinessHours | undefined, now: Date): Openness {
  const { state } = hours ? openStateAt(hours, now) : { state: 'unknown' as const };
  return state === 'open' || state === 'unknown' ? state : 'closed';
}
