/** How far out the map goes: a town. */
export const FARTHEST_ZOOM = 12;

/** How far in the map goes: a house. */
export const NEAREST_ZOOM = 19;
