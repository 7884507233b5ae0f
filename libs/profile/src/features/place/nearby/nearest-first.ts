import type { NearbyPlace } from '@oa-profile/api-client/schemas';

/** Places in the order in which one comes to them, on the map and in the list. */
export const nearestFirst = (places: readonly NearbyPlace[]): NearbyPlace[] =>
  [...places].sort((one, other) => one.distance - other.distance);
