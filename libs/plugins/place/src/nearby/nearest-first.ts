import type { NearbyPlace } from '@oa-profile/api-client';

/** Places by distance, the order of the list and of the numbers on the map. */
export const nearestFirst = (places: readonly NearbyPlace[]): NearbyPlace[] =>
  [...places].sort((one, other) => one.distance - other.distance);
