import { openStateAt, type BusinessHours } from '@oa-profile/business-hours';
import type { NearbyPlace } from '@oa-profile/api-client/schemas';
import { nearestFirst } from './nearest-first.js';
import { opennessAt } from './openness.js';

/** A place with its number on the map and in the list of all. */
export interface NumberedPlace {
  place: NearbyPlace;
  /** 1 for the nearest. */
  position: number;
}

/** More than that nobody compares before a closed door. */
const MOST = 3;

/**
 * Where one can go instead while the account is closed: the nearest places of which it is known that they are open now.
 * Nothing while it is open, and where nobody knows whether it is.
 */
export function openInstead(
  hours: BusinessHours | undefined,
  places: readonly NearbyPlace[],
  now: Date,
): NumberedPlace[] {
  const state = hours && openStateAt(hours, now).state;
  if (state === undefined || state === 'open' || state === 'unknown') return [];
  return nearestFirst(places)
    .map((place, index) => ({ place, position: index + 1 }))
    .filter(({ place }) => opennessAt(place.hours, now) === 'open')
    .slice(0, MOST);
}
